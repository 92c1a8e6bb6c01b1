import type { AnalyticsFigures } from '#api/contract/staff/analytics.ts'
import type { DayFacts } from '#api/services/dashboard/facts/day-facts.ts'
import { countedSeconds, LONGEST_TIME } from '#api/services/dashboard/facts/facts-of-rows.ts'
import type { Walk } from '#api/services/dashboard/facts/walk.ts'

/** Numbers that add up over days. */
export interface FigureSums {
  visitors: number
  returning: number
  visits: number
  single: number // visits of one page
  views: number // of all, agreed or not
  agreed: number // views of those who agreed
  crawlers: number
  quiet: number
  reads: number
  times: Counts // views by seconds, where they are known
  decisions: Counts // about cookies, by kind
}

export type Counts = Record<string, number>

export const noFigures = (): FigureSums => ({
  ...{ visitors: 0, returning: 0, visits: 0, single: 0, views: 0, agreed: 0, crawlers: 0, quiet: 0, reads: 0 },
  times: bare(),
  decisions: bare(),
})

/** Without a prototype: keys come from outside, and `constructor` is a host like any other. */
export const bare = <Value>(): Record<string, Value> => Object.create(null)

/** Adds what happened in a day, or in its first minutes, to the figures that `at` names for a minute. */
export function addFigures(facts: DayFacts, walk: Walk, minutes: number, at: (minute: number) => FigureSums): void {
  const { visits, views, opened } = facts
  const times = createTimes()
  walk(facts, minutes, {
    visit(visit, view, isVisitor, isSingle) {
      const figures = at(views.minute[view] ?? 0)
      figures.visits++
      if (isSingle) figures.single++
      if (!isVisitor) return
      figures.visitors++
      if (visits.isReturning[visit] === 1) figures.returning++
    },
    view(view) {
      const figures = at(views.minute[view] ?? 0)
      figures.views++
      figures.agreed++
      const seconds = views.seconds[view] ?? 0
      if (seconds > 0) times.add(figures, seconds)
    },
    left() {},
    opened(index) {
      at(opened.minute[index] ?? 0).views++
    },
    crawler(minute) {
      at(minute).crawlers++
    },
    quiet(minute) {
      at(minute).quiet++
    },
  })
  times.flush()
}

const possibleTimes = [...new Set(Array.from({ length: LONGEST_TIME + 1 }, (_, seconds) => countedSeconds(seconds)))]

/** Counts in an array what would else be a key of text for each view. */
function createTimes() {
  const tables = new Map<FigureSums, Uint32Array>()
  let last: FigureSums | undefined
  let table: Uint32Array = new Uint32Array()
  return {
    add(figures: FigureSums, seconds: number): void {
      if (figures !== last) {
        last = figures
        table = tables.get(figures) ?? new Uint32Array(LONGEST_TIME + 1)
        tables.set(figures, table)
      }
      table[seconds] = (table[seconds] ?? 0) + 1
    },
    flush(): void {
      for (const [{ times }, counts] of tables)
        for (const seconds of possibleTimes) {
          const count = counts[seconds] ?? 0
          if (count > 0) addTo(times, String(seconds), count)
        }
    },
  }
}

export function mergeFigures(into: FigureSums, { times, decisions, ...numbers }: FigureSums): void {
  into.visitors += numbers.visitors
  into.returning += numbers.returning
  into.visits += numbers.visits
  into.single += numbers.single
  into.views += numbers.views
  into.agreed += numbers.agreed
  into.crawlers += numbers.crawlers
  into.quiet += numbers.quiet
  into.reads += numbers.reads
  mergeCounts(into.times, times)
  mergeCounts(into.decisions, decisions)
}

export function addTo(counts: Counts, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count
}

/** The counts of a key, made when there are none yet. */
export function countsAt(all: Record<string, Counts>, key: string): Counts {
  const known = all[key] ?? bare<number>()
  all[key] = known
  return known
}

export function mergeCounts(into: Counts, from: Counts): void {
  for (const key in from) addTo(into, key, from[key] ?? 0)
}

export function figuresOf(sums: FigureSums, hasReads: boolean): AnalyticsFigures {
  const { visitors, returning, visits, single, views, times, reads } = sums
  return {
    visitors,
    visits,
    views,
    timeOnPage: percentile(times, 0.5) ?? null,
    exitShare: visits > 0 ? single / visits : null,
    returningShare: visitors > 0 ? returning / visitors : null,
    reads: hasReads ? reads : null,
  }
}

/** The smallest value that at least `share` of all do not exceed (nearest rank). Undefined of none. */
export function percentile(counts: Counts, share: number): number | undefined {
  const values = Object.keys(counts).map(Number)
  let total = 0
  for (const key in counts) total += counts[key] ?? 0
  let left = Math.ceil(total * share)
  for (const value of values.toSorted((one, other) => one - other)) {
    left -= counts[String(value)] ?? 0
    if (left <= 0) return value
  }
  return undefined
}
