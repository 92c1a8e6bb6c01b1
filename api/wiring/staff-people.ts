import type { StaffCallName } from '#api/contract/staff/calls.ts'
import { acting } from '#api/services/staff/context.ts'
import { createDesk } from '#api/services/staff/desk/desk.ts'
import type { NewLink } from '#api/services/staff/new-link.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { createInvitations } from '#api/services/staff/people/invitations.ts'
import { createPeople } from '#api/services/staff/people/people.ts'
import { rightsOf } from '#api/services/staff/rights.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { createStaffLog } from '#api/services/staff/staff-log.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface StaffPeopleParts extends Pick<Parts, 'stores' | 'rateLimits' | 'now' | 'newId'> {
  mails: StaffMails
  newLink: NewLink
  note: NoteDeed
  log: ReturnType<typeof createStaffLog>
  onMail: () => void
}

/** People, the log and the desk. */
export function wireStaffPeople({
  stores,
  rateLimits,
  mails,
  newLink,
  note,
  log,
  onMail,
  now,
  newId,
}: StaffPeopleParts) {
  const invitations = createInvitations({ mails, newLink, note, now, newId })
  const desk = createDesk({ stores, now })
  return {
    ...createPeople({ stores, invitations, rateLimits, note, onMail, now }),
    readLog: (_context, query) => log.read(query),
    readDesk: (context) => desk.read(rightsOf[acting(context).account.role]),
  } satisfies Partial<Pick<StaffHandlers, StaffCallName>>
}
