import type { OrderedMail } from '#api/outbound/mail.ts'
import type { Leaving } from '#api/services/newsletter/leaving.ts'
import type { NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { createGrowth } from '#api/services/subscriber-desk/growth.ts'
import { createSubscriberBoard } from '#api/services/subscriber-desk/subscriber-board.ts'
import { createSubscriberDeeds } from '#api/services/subscriber-desk/subscriber-deeds.ts'
import { createSubscriberReading } from '#api/services/subscriber-desk/subscriber-reading.ts'
import { createSubscribersFile } from '#api/services/subscriber-desk/subscribers-file.ts'
import { createImportPlanning } from '#api/services/subscriber-import/import-plan.ts'
import { createImportRun } from '#api/services/subscriber-import/import-run.ts'
import { createSubscriberImport } from '#api/services/subscriber-import/subscriber-import.ts'
import type { Subscriber } from '#api/store/subscribers.ts'
import type { Parts } from '#api/wiring/parts.ts'

/** What the newsletter's public side shares with its desk. */
export interface NewsletterDeskParts {
  tokens: NewsletterTokens
  leaving: Leaving
  mailFor: (subscriber: Subscriber, date: number) => OrderedMail
}

interface StaffNewsletterParts
  extends NewsletterDeskParts,
    Pick<Parts, 'stores' | 'rateLimits' | 'transfers' | 'environment' | 'now' | 'newId'> {
  note: NoteDeed
  onStored: () => void // mails wait
}

/** The newsletter's desk. */
export function wireStaffNewsletter(parts: StaffNewsletterParts) {
  const board = createSubscriberBoard(parts)
  const read = createSubscriberReading(parts)
  const growth = createGrowth(parts)
  const planning = createImportPlanning(parts)
  const run = createImportRun({ ...parts, planning })
  const { handlers: ofImport, ...subscriberImport } = createSubscriberImport({ ...parts, planning, run })
  return {
    subscriberImport,
    subscribersFile: createSubscribersFile({ ...parts, publicUrl: parts.environment.publicUrl }),
    handlers: {
      listSubscribers: (_context, query) => board(query),
      readGrowth: growth,
      readSubscriber: async (_context, { id }) => ({ at: parts.now(), subscriber: await read(id) }),
      ...createSubscriberDeeds(parts),
      ...ofImport,
    } satisfies Partial<StaffHandlers>,
  }
}
