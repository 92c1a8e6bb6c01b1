import { rightsOf } from '#api/contract/values/staff.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import { acting } from '#api/services/staff/context.ts'
import { createDesk } from '#api/services/staff/desk/desk.ts'
import type { NewLink } from '#api/services/staff/new-link.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { createInvitations } from '#api/services/staff/people/invitations.ts'
import { createPeople } from '#api/services/staff/people/people.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { StaffLog } from '#api/services/staff/staff-log.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface StaffPeopleParts extends Pick<Parts, 'stores' | 'rateLimits' | 'now' | 'newId'> {
  mails: StaffMails
  cover: Cover
  newLink: NewLink
  note: NoteDeed
  staffLog: StaffLog
  onStored: () => void
}

/** People, the log and the desk. */
export function wireStaffPeople(parts: StaffPeopleParts) {
  const { stores, cover, staffLog, now } = parts
  const desk = createDesk({ stores, cover, now })
  return {
    ...createPeople({ ...parts, invitations: createInvitations(parts) }),
    readLog: (_context, query) => staffLog.read(query),
    readDesk: (context) => desk.read(rightsOf[acting(context).account.role], context.language),
  } satisfies Partial<StaffHandlers>
}
