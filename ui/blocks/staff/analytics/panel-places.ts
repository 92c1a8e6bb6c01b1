import type { AnalyticsPanel } from '#api/contract/values/staff/analytics.ts'
import type { Panel } from '#ui/blocks/staff/analytics/analytics.ts'

/** Panels that share a place. */
export const panelPlaces: readonly (readonly AnalyticsPanel[])[] = [
  ['pages', 'entries', 'exits'],
  ['channels', 'referrers', 'sources', 'mediums', 'campaigns'],
  ['languages'],
  ['devices', 'browsers', 'systems', 'screens'],
  ['countries', 'timezones'],
]

export function panelsIn(panels: readonly Panel[], names: readonly AnalyticsPanel[]): Panel[] {
  return names.flatMap((name) => panels.find(({ panel }) => panel === name) ?? [])
}
