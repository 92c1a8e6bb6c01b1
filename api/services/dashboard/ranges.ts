import type { AnalyticsQuery } from '#api/contract/staff/analytics.ts'
import {
  type AnalyticsComparison,
  type AnalyticsFilter,
  type AnalyticsRange,
  type AnalyticsStep,
  analyticsFilters,
  longestRange,
  mostDaysByHour,
} from '#api/contract/values/staff/analytics.ts'
import type { Filters } from '#api/services/dashboard/facts/walk.ts'
import type { Period } from '#api/services/dashboard/sums/day-reading.ts'
import { problem } from '#api/services/staff/staff-calls.ts'
import { dayOfIso, isoOf, type LocalDays } from '#api/services/visits/local-days.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YEAR = 365 // days

export interface Selection {
  timeRange: AnalyticsRange
  compare: AnalyticsComparison
  step: AnalyticsStep
  period: Period
  before: Period | undefined
  filters: Filters
}

const lengths: Record<Exclude<AnalyticsRange, '12m' | 'own'>, number> = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 }

/** Throws `invalid` for days that are none, or too many. */
export function selectionOf(
  query: Omit<AnalyticsQuery, AnalyticsFilter> & Partial<Record<AnalyticsFilter, string | undefined>>,
  days: LocalDays,
  now: number,
): Selection {
  const today = days.dayOf(now)
  const timeRange = query.from === undefined ? (query.timeRange ?? '7d') : 'own'
  const { first, last } = daysOf(timeRange, query, today)
  const length = last - first + 1
  // What is compared with today has as much of its last day.
  const passed = last === today ? Math.floor((now - days.startOf(today)) / MINUTE) + 1 : Number.POSITIVE_INFINITY
  const { compare = 'before' } = query
  const priorFirst = compare === 'year' ? yearBefore(first) : first - length
  const prior = { first: priorFirst, last: priorFirst + length - 1 }
  const priorLength = (days.startOf(prior.last + 1) - days.startOf(prior.last)) / MINUTE
  return {
    timeRange,
    compare,
    step: stepOf(query.step, length),
    period: { first, last, minutes: Number.POSITIVE_INFINITY },
    before:
      compare === 'none' ? undefined : { ...prior, minutes: passed < priorLength ? passed : Number.POSITIVE_INFINITY },
    filters: filtersOf(query),
  }
}

function daysOf(timeRange: AnalyticsRange, { from, to }: Pick<AnalyticsQuery, 'from' | 'to'>, today: number) {
  if (timeRange === '12m') return { first: yearBefore(today) + 1, last: today }
  if (timeRange !== 'own') return { first: today - lengths[timeRange] + 1, last: today }
  if (from === undefined) throw problem({ from: 'refused' })
  const first = dayOfIso(from)
  const last = Math.min(to === undefined ? first : dayOfIso(to), today)
  if (first > last) throw problem({ from: 'refused' })
  if (last - first >= longestRange) throw problem({ to: 'refused' })
  return { first, last }
}

/** The 28th for a 29th of February. */
function yearBefore(day: number): number {
  const date = new Date(day * DAY)
  const same = new Date(Date.UTC(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate()))
  return same.getUTCDate() === date.getUTCDate() ? same.getTime() / DAY : day - YEAR - 1
}

function stepOf(asked: AnalyticsStep | undefined, length: number): AnalyticsStep {
  if (asked === 'hour' && length > mostDaysByHour) return 'day'
  if (asked) return asked
  if (length === 1) return 'hour'
  if (length <= 92) return 'day'
  return length <= 366 ? 'week' : 'month'
}

function filtersOf(query: Partial<Record<AnalyticsFilter, string | undefined>>): Filters {
  return Object.fromEntries(
    analyticsFilters.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  )
}

/** The first day of a step, for any of its days. */
export function stepStart(step: AnalyticsStep, day: number): number {
  if (step === 'week') return day - ((day + 3) % 7) // 1 January 1970 was a Thursday
  if (step === 'month') return dayOfIso(`${isoOf(day).slice(0, 8)}01`)
  return day
}
