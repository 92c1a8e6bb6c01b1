import * as z from 'zod/mini'
import { dashboardReports } from '#api/contract/values/staff/letters.ts'

/** What of the numbers comes by mail; nothing unless it is asked for. */
export const letters = z.object({
  report: z.enum(dashboardReports, { error: 'refused' }),
  /** When visits of a day are unusually many or few. */
  alerts: z.boolean({ error: 'refused' }),
})
