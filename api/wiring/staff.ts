import { createOpenStaffContext } from '#api/http/staff/staff-session.ts'
import { createOwnSession } from '#api/services/staff/own-session.ts'
import { createStaffSessions } from '#api/services/staff/sessions.ts'
import { createStaffCalls } from '#api/services/staff/staff-calls.ts'
import type { Parts } from '#api/wiring/parts.ts'

export function wireStaff(parts: Parts) {
  const { stores, environment, now, newId } = parts
  const sessions = createStaffSessions({ stores, now, newId })
  const handlers = { ...createOwnSession({ stores }) }
  return {
    staff: createStaffCalls({ handlers, now }),
    openStaffContext: createOpenStaffContext({ sessions, publicUrl: environment.publicUrl }),
  }
}
