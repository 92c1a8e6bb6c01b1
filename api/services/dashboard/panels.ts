import type { AnalyticsAnswer, AnalyticsPanelAnswer } from '#api/contract/staff/analytics.ts'
import {
  type AnalyticsFilter,
  type AnalyticsPanel,
  analyticsPanels,
  measureOf,
  rowKeys,
  rowsShown,
  smallestGroup,
} from '#api/contract/values/staff/analytics.ts'
import { channelOf } from '#api/services/dashboard/facts/channels.ts'
import type { Filters } from '#api/services/dashboard/facts/walk.ts'
import type { PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'
import type { RowSums } from '#api/services/dashboard/sums/panel-sums.ts'
import { isLanguage } from '#locales/languages.ts'

const places = { visitors: 0, visits: 1, views: 2 } as const

/** Of a campaign, a visit without one says nothing. */
const namedOnly: readonly AnalyticsPanel[] = ['sources', 'mediums', 'campaigns']
const ofPages: readonly AnalyticsPanel[] = ['pages', 'languages']
const filtersOfPages: readonly AnalyticsFilter[] = ['page', 'in', 'consent']

/** Fewer than five visitors; of who has not agreed, fewer pages, which may all be of one. */
export function isSmall({ figures }: PeriodSums, { consent }: Filters): boolean {
  return (consent === 'no' ? figures.views : figures.visitors) < smallestGroup
}

/** A small group has none but those of all pages, of which nothing can be learnt about somebody. */
export function shownPanels(sums: PeriodSums, filters: Filters): readonly AnalyticsPanel[] {
  if (!isSmall(sums, filters)) return analyticsPanels
  const isOfPages = Object.keys(filters).every((name) => filtersOfPages.some((one) => one === name))
  return isOfPages && sums.figures.views >= smallestGroup ? ofPages : []
}

export function panelOf(
  panel: AnalyticsPanel,
  sums: PeriodSums,
  before: PeriodSums | undefined,
  most = rowsShown,
): AnalyticsPanelAnswer {
  const measure = measureOf[panel]
  const place = places[measure]
  const rows = Object.entries(sums.panels.panels[panel]).filter(
    ([key]) => key !== rowKeys.none || !namedOnly.includes(panel),
  )
  return {
    panel,
    measure,
    rows: rows
      .toSorted(inOrder(panel, place))
      .slice(0, most)
      .map(([key, [visitors, visits, views]]) => ({
        key,
        channel: panel === 'referrers' ? channelOf(key, '') : null,
        visitors,
        visits,
        views,
        before: before ? (before.panels.panels[panel][key]?.[place] ?? 0) : null,
      })),
    found: rows.length,
    total: sums.figures[measure],
  }
}

type Row = [key: string, sums: RowSums]

function inOrder(panel: AnalyticsPanel, place: 0 | 1 | 2): (one: Row, other: Row) => number {
  const isFirst = (key: string) => Number(panel === 'countries' && key === rowKeys.unknown)
  return ([key, sums], [otherKey, other]) =>
    isFirst(otherKey) - isFirst(key) || other[place] - sums[place] || (key < otherKey ? -1 : 1)
}

export function languagePairsOf({ panels }: PeriodSums): AnalyticsAnswer['languagePairs'] {
  return Object.entries(panels.pairs)
    .flatMap(([pair, visits]) => {
      const [page = '', asked = ''] = pair.split(' ')
      return isLanguage(page) ? [{ page, asked, visits }] : []
    })
    .toSorted(
      (one, other) =>
        other.visits - one.visits || (`${one.page} ${one.asked}` < `${other.page} ${other.asked}` ? -1 : 1),
    )
}
