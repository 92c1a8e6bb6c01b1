import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { AnalyticsPanelAnswer } from '#api/contract/staff/analytics.ts'
import type { StaffInput } from '#api/contract/staff/calls.ts'
import type { SharedAnswer } from '#api/contract/staff/dashboard/shares.ts'
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

type OpenShare = NonNullable<Awaited<ReturnType<Stores['shares']['find']>>>
type Asked = Pick<StaffInput<'readShared'>, 'compare'> & { timeRange: SharedAnswer['timeRange'] }

const BELIEVED = 60_000 // milliseconds that an answer is given again
const MOST_REMEMBERED = 200 // answers: each range and comparison of a link is one
const MOST_WAITING = 20
const RETRY_AFTER = 5 // seconds

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
  const oneAtATime = pLimit(1)
  const answers = new LRUCache<string, { at: number; answer: Promise<SharedAnswer> }>({ max: MOST_REMEMBERED })

  /** Whoever has a link is no colleague: however often they ask, others wait for one reading at most. */
  function readOnce(key: string, at: number, read: () => Promise<SharedAnswer>): Promise<SharedAnswer> {
    const known = answers.get(key)
    if (known && Math.abs(at - known.at) < BELIEVED) return known.answer
    if (oneAtATime.pendingCount >= MOST_WAITING)
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
    const answer = oneAtATime(read)
    answers.set(key, { at, answer })
    answer.catch(() => answers.delete(key))
    return answer
  }

  async function readShare(
    { name, filters, expiresAt }: OpenShare,
    { timeRange, compare }: Asked,
    at: number,
  ): Promise<SharedAnswer> {
    const selection = selectionOf({ timeRange, compare, ...filters }, days, at)
    const { sums, before } = await readBoth(reading, selection)
    const { figures } = sums
    const small = isSmall(sums, filters)
    // A few of the period before are broken down no further, either.
    const compared = before && !isSmall(before, filters) ? before : undefined
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
      line: small ? [] : lineOf(selection, sums, compared, days, at),
      isSmall: small,
      panels: small ? [] : shownPanels(sums, filters).map((panel) => withoutFew(panelOf(panel, sums, compared))),
    }
  }

  /** Throws `not_found` for a link that never was, is over or was revoked: the three are not told apart. `unavailable` under load. */
  return async (_context, { token, timeRange = sharedRanges[0], compare }) => {
    const at = now()
    const share = await stores.shares.find(shareHash(token), at)
    if (!share) throw new AppError('not_found')
    const asked = { timeRange, compare }
    return readOnce(`${shareHash(token)} ${timeRange} ${compare}`, at, () => readShare(share, asked, at))
  }
}

/** Outside, a row of a few may be somebody, however often they came. Pages are opened by those as well who are not counted as visitors. */
function withoutFew(panel: AnalyticsPanelAnswer): AnalyticsPanelAnswer {
  const rows = panel.rows.filter((row) => row[panel.measure === 'views' ? 'views' : 'visitors'] >= smallestGroup)
  return {
    ...panel,
    rows: rows.map(({ before, ...row }) => ({
      ...row,
      before: before !== null && before < smallestGroup ? null : before,
    })),
    found: rows.length,
  }
}
