import type { StaffDraft } from '#api/contract/staff/calls.ts'
import { analyticsComparisons, sharedRanges } from '#api/contract/values/staff/analytics.ts'
import { sharedDashboardPath } from '#api/contract/values/staff-paths.ts'
import { analyticsFields, analyticsIn } from '#site/staff/analytics/analytics-addresses.ts'
import type { AnalyticsShown } from '#ui/blocks/staff/analytics/analytics.ts'

/** What the server is asked for: the token, and what its holder may choose. */
export function sharedQueryOf(query: URLSearchParams): StaffDraft<'readShared'> {
  const timeRange = sharedRanges.find((each) => each === query.get('timeRange'))
  const compare = analyticsComparisons.find((each) => each === query.get('compare'))
  return { token: query.get('token') ?? '', ...(timeRange && { timeRange }), ...(compare && { compare }) }
}

/** Without filters, which are those of the link. */
export function sharedShown(query: URLSearchParams, { filters }: Pick<AnalyticsShown, 'filters'>): AnalyticsShown {
  return { ...analyticsIn(query), filters }
}

/** `kept` are fields of the address that stay: the token and the language. */
export function sharedAddress(query: URLSearchParams, shown: AnalyticsShown): string {
  const kept = ['token', 'language'].flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  // A month is the range of an address that names none; on the dashboard it is a week.
  const fields = analyticsFields({ ...shown, filters: {}, step: undefined }).filter(([name]) => name !== 'timeRange')
  const range: [string, string][] = shown.timeRange ? [['timeRange', shown.timeRange]] : []
  return `${sharedDashboardPath}?${new URLSearchParams([...kept, ...range, ...fields])}`
}
