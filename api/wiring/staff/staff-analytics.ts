import { AppError } from '#api/errors.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'

/** The dashboard. */
export function wireDashboard() {
  const notYet = async () => {
    throw new AppError('unavailable')
  }
  return {
    readAnalytics: notYet,
    readAnalyticsPanel: notYet,
    readNow: notYet,
    readVisitExample: notYet,
  } satisfies Partial<StaffHandlers>
}
