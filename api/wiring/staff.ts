import { createOpenStaffContext } from '#api/http/staff/staff-session.ts'
import { createNewLink } from '#api/services/staff/new-link.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import { createOwnSession } from '#api/services/staff/own-session.ts'
import { createStaffSessions } from '#api/services/staff/sessions.ts'
import { createStaffCalls } from '#api/services/staff/staff-calls.ts'
import { createStaffLog } from '#api/services/staff/staff-log.ts'
import { createStaffMails } from '#api/services/staff/staff-mails.ts'
import { createAdminAccess } from '#api/services/visits/admin-access.ts'
import type { Parts } from '#api/wiring/parts.ts'
import { wireStaffPeople } from '#api/wiring/staff-people.ts'

export function wireStaff(parts: Parts, onMail: () => void) {
  const { stores, environment, now, newId } = parts
  const sessions = createStaffSessions({ stores, now, newId })
  const note = createNoteDeed({ now, newId })
  const mails = createStaffMails(environment)
  const staffLog = createStaffLog({ stores, note, now })
  const handlers = {
    ...createOwnSession({ stores }),
    ...wireStaffPeople({ ...parts, mails, newLink: createNewLink({ now, newId }), note, log: staffLog, onMail }),
  }
  return {
    staffLog,
    adminAccess: createAdminAccess({ ...parts, note }),
    staff: createStaffCalls({ handlers, now }),
    openStaffContext: createOpenStaffContext({ sessions, publicUrl: environment.publicUrl }),
  }
}
