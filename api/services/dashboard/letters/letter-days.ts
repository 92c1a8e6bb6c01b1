import type { DashboardReport } from '#api/contract/values/staff/letters.ts'
import { stepStart } from '#api/services/dashboard/ranges.ts'
import { isoOf, type LocalDays } from '#api/services/visits/local-days.ts'

/** Milliseconds after midnight of the agency: what is late has arrived, and nobody is woken. */
const MORNING = 6 * 3_600_000

export interface ReportPeriod {
  first: number
  last: number
}

/** The day before, once it is morning. */
export function lastDay(days: LocalDays, now: number): number {
  return days.dayOf(now - MORNING) - 1
}

/** The last whole week, from Monday, or month, once the morning after it has come. */
export function lastPeriod(report: Exclude<DashboardReport, 'none'>, days: LocalDays, now: number): ReportPeriod {
  const step = report === 'weekly' ? 'week' : 'month'
  const last = stepStart(step, lastDay(days, now) + 1) - 1
  return { first: stepStart(step, last), last }
}

/** What counts as told already for somebody who begins now: the next period and the next day are the first. */
export function toldBefore(report: DashboardReport, days: LocalDays, now: number) {
  return {
    reportFor: report === 'none' ? undefined : isoOf(lastPeriod(report, days, now).first),
    alertFor: isoOf(lastDay(days, now)),
  }
}
