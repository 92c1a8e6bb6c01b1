import type { StaffDraft } from '#api/contract/staff/calls.ts'
import {
  type AnalyticsPanel,
  analyticsComparisons,
  analyticsFiles,
  analyticsFilters,
  analyticsPanels,
  analyticsRanges,
  analyticsSteps,
} from '#api/contract/values/staff/analytics.ts'
import { staffAnalyticsFile } from '#api/contract/values/staff-paths.ts'
import { askedDay } from '#site/address/asked-day.ts'
import {
  type AnalyticsFilters,
  type AnalyticsShown,
  figureNames,
  type TwinName,
} from '#ui/blocks/staff/analytics/analytics.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

const path = staffPlaces.analytics.href
const longestValue = 2048
const twins: readonly TwinName[] = [
  'line',
  'now',
  'consents',
  'forms',
  'speed',
  'posts',
  'returning',
  'reach',
  'languagePairs',
  ...analyticsPanels,
]

/** What the address asks for; what makes no sense is left out. */
export function analyticsIn(query: URLSearchParams): AnalyticsShown {
  const [from, to] = [askedDay(query, 'from'), askedDay(query, 'to')].toSorted((one, other) =>
    (one ?? other ?? '').localeCompare(other ?? ''),
  )
  const filters: AnalyticsFilters = {}
  for (const name of analyticsFilters) {
    const value = query.get(name)
    // A form sends fields that nobody has filled in as well.
    if (value) filters[name] = value.slice(0, longestValue)
  }
  const range = analyticsRanges.find((each) => each === query.get('timeRange'))
  const isOwn = range === 'own' && from !== undefined
  const named = (name: string) =>
    (query.get(name) ?? '').split('.').flatMap((each) => twins.find((twin) => twin === each) ?? [])
  return {
    timeRange: range === 'own' && !isOwn ? undefined : range,
    ...(isOwn && { from, to: to ?? from }),
    compare: analyticsComparisons.find((each) => each === query.get('compare')),
    step: analyticsSteps.find((each) => each === query.get('step')),
    filters,
    line: figureNames.find((each) => each === query.get('line')),
    as: query.get('as') === 'table' ? 'table' : undefined,
    turned: named('turned'),
    tabs: named('tabs'),
    apart: query.get('apart') === '1' ? true : undefined,
  }
}

/** What the server is asked for. */
function askedOf({ timeRange, from, to, compare, step, filters }: AnalyticsShown): [string, string][] {
  const asked = {
    ...(timeRange !== '7d' && { timeRange }),
    from,
    to,
    ...(compare !== 'before' && { compare }),
    step,
    ...filters,
  }
  return Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined)
}

/** How it is shown. */
function looksOf({ line, as, turned = [], tabs = [], apart }: AnalyticsShown): [string, string][] {
  return Object.entries({
    line,
    as,
    turned: turned.join('.') || undefined,
    tabs: tabs.join('.') || undefined,
    apart: apart ? '1' : undefined,
  }).filter((pair): pair is [string, string] => pair[1] !== undefined)
}

const withQuery = (address: string, fields: [string, string][]) =>
  fields.length > 0 ? `${address}?${new URLSearchParams(fields)}` : address

/** As fields of a form. */
export const analyticsFields = (shown: AnalyticsShown): [string, string][] => [...askedOf(shown), ...looksOf(shown)]

export const analyticsAddress = (shown: AnalyticsShown = { filters: {} }) => withQuery(path, analyticsFields(shown))

export const analyticsPanelAddress = (panel: AnalyticsPanel, shown: AnalyticsShown) =>
  withQuery(`${path}/panels/${panel}`, analyticsFields(shown))

export const visitExampleAddress = `${path}/one-visit`

/** A panel as a file; nothing for those that have none. */
export function analyticsFile(name: TwinName, shown: AnalyticsShown): string | undefined {
  const file = analyticsFiles.find((each) => each === name)
  return file && withQuery(staffAnalyticsFile, [['file', file], ...askedOf(shown)])
}

export function analyticsQueryOf(shown: AnalyticsShown): StaffDraft<'readAnalytics'> {
  return Object.fromEntries(askedOf(shown))
}

/** Whether two addresses ask for the same numbers and only show them differently. */
export function asksTheSame(one: URLSearchParams, other: URLSearchParams): boolean {
  const asked = (query: URLSearchParams) => new URLSearchParams(askedOf(analyticsIn(query))).toString()
  return asked(one) === asked(other)
}

export const panelNamed = (name: string | undefined) => analyticsPanels.find((each) => each === name)
