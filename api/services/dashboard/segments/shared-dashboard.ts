import type { AnalyticsPanelAnswer } from '#api/contract/staff/analytics.ts'
import { sharedRanges, smallestGroup } from '#api/contract/values/staff/analytics.ts'
import { AppError } from '#api/errors.ts'
import { lineOf } from '#api/services/dashboard/line.ts'
import { isSmall, panelOf, shownPanels } from '#api/services/dashboard/panels.ts'
import { selectionOf } from '#api/services/dashboard/ranges.ts'
import { readBoth } from '#api/services/dashboard/read-both.ts'
import { shareHash } from '#api/services/dashboard/segments/shares.ts'
import type { DayReading } from '#api/services/dashboard/sums/day-reading.ts'
import { figuresOf } from '#api/services/dashboard/sums/figure-sums.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { isoOf } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'

interface SharedDashboardDependencies {
  reading: DayReading
  stores: Pick<Stores, 'shares'>
  now: () => number
}

/**
 * What the holder of a link sees. Its filters are those of the link, whatever else is asked; posts, consent, forms, speed and
 * reach follow no filter, so they are not in it.
 */
export function createSharedDashboard({
  reading,
  stores,
  now,
}: SharedDashboardDependencies): StaffHandlers['readShared'] {
  const { days } = reading

  /** Throws `not_found` for a link that never was, is over or was revoked: the three are not told apart. */
  return async (_context, { token, timeRange = sharedRanges[0], compare }) => {
    const at = now()
    const share = await stores.shares.find(shareHash(token), at)
    if (!share) throw new AppError('not_found')
    const { name, filters, expiresAt } = share
    const selection = selectionOf({ timeRange, compare, ...filters }, days, at)
    const { sums, before } = await readBoth(reading, selection)
    const { figures } = sums
    const small = isSmall(sums, filters)
    return {
      ...{ at, zone: days.zone, timeRange, name, filters, expiresAt },
      from: isoOf(selection.period.first),
      to: isoOf(selection.period.last),
      step: selection.step,
      compare: selection.compare,
      before: selection.before ? { from: isoOf(selection.before.first), to: isoOf(selection.before.last) } : null,
      figures: figuresOf(figures, false),
      figuresBefore: before ? figuresOf(before.figures, false) : null,
      seen: {
        views: figures.views,
        agreed: figures.agreed,
        share: figures.views > 0 ? figures.agreed / figures.views : null,
      },
      // Days are parts of a group as well.
      line: small ? [] : lineOf(selection, sums, before, days, at),
      isSmall: small,
      panels: small ? [] : shownPanels(sums, filters).map((panel) => withoutFew(panelOf(panel, sums, before))),
    }
  }
}

/** Outside, a row of a few may be somebody. */
function withoutFew(panel: AnalyticsPanelAnswer): AnalyticsPanelAnswer {
  const rows = panel.rows.filter((row) => row[panel.measure] >= smallestGroup)
  return {
    ...panel,
    rows: rows.map(({ before, ...row }) => ({
      ...row,
      before: before !== null && before < smallestGroup ? null : before,
    })),
    found: rows.length,
  }
}
