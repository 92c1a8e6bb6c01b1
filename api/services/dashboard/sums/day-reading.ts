import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DayFacts } from '#api/services/dashboard/facts/day-facts.ts'
import { factsOfRows } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { createKnownFacts } from '#api/services/dashboard/facts/known-facts.ts'
import { createWalk, type Filters } from '#api/services/dashboard/facts/walk.ts'
import {
  type BesideSums,
  besideOf,
  decisionsIn,
  mergeBeside,
  noBeside,
  readsIn,
} from '#api/services/dashboard/sums/beside-sums.ts'
import { coverDays, keyOf } from '#api/services/dashboard/sums/blocks.ts'
import {
  addFigures,
  type Counts,
  type FigureSums,
  mergeFigures,
  noFigures,
} from '#api/services/dashboard/sums/figure-sums.ts'
import { createOngoingDay } from '#api/services/dashboard/sums/ongoing-day.ts'
import {
  addPanels,
  createPanelCounter,
  mergePanels,
  noPanels,
  type PanelSums,
} from '#api/services/dashboard/sums/panel-sums.ts'
import type { LocalDays } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AT_ONCE = 31 // days that are read before others get their turn
const TURN = 25 // milliseconds after which they get it anyway: strangers may fill days with new words

/** Changes whenever facts or sums are made otherwise: then all days are counted anew. */
const FORMAT = 3
export const madeAs = (zone: string): string => `${FORMAT} ${zone}`

/** Whole days, but for the last, of which `minutes` count. */
export interface Period {
  first: number
  last: number
  minutes: number
}

export interface PeriodSums {
  figures: FigureSums
  /** By the moment that an hour or a day begins at. */
  steps: Map<number, FigureSums>
  panels: PanelSums
  beside: BesideSums
}

export interface DayReadingDependencies {
  stores: Pick<Stores, 'rawDays' | 'daySums'>
  days: LocalDays
  ownHost: string
  now: () => number
}

export type DayReading = ReturnType<typeof createDayReading>

/** What happened in a period: from sums of days where there are some, and counted from raw rows where there are none. */
export function createDayReading({ stores, days, ownHost, now }: DayReadingDependencies) {
  const { rawDays, daySums } = stores
  const made = madeAs(days.zone)

  const knownFacts = createKnownFacts()
  const readOngoing = createOngoingDay(rawDays, ownHost)

  async function countFacts(day: number): Promise<DayFacts> {
    if (day === days.dayOf(now())) return readOngoing(days.startOf(day), days.startOf(day + 1))
    const rows = await rawDays.visits(days.startOf(day), days.startOf(day + 1))
    return factsOfRows(rows, days.startOf(day), ownHost)
  }

  /** Of those days that have been counted. */
  async function readHashes(from: number, to: number): Promise<Map<number, string>> {
    return new Map((await daySums.listHashes(from, to, made)).map(({ day, hash }) => [day, hash]))
  }

  /** Facts of days with these hashes: the ones that were read before, and are the same, are not read again. */
  async function readKnown(among: number[], hashes: ReadonlyMap<number, string>): Promise<Map<number, DayFacts>> {
    const found = new Map<number, DayFacts>()
    const unread: number[] = []
    for (const day of among) {
      const hash = hashes.get(day)
      if (hash === undefined) continue
      const facts = knownFacts.get(day, hash)
      if (facts) found.set(day, facts)
      else unread.push(day)
    }
    const turns = createTurns()
    for (const { day, hash, facts } of await daySums.listFacts(unread, made)) {
      found.set(day, knownFacts.take(day, hash, facts))
      await turns.give()
    }
    return found
  }

  /** Days without any row are left out. */
  async function* eachDay(first: number, last: number): AsyncGenerator<{ day: number; facts: DayFacts }> {
    const hashes = await readHashes(first, last)
    const missing = daysFrom(first, last).find((day) => !hashes.has(day))
    const oldest = missing === undefined ? first : await oldestNeeded(missing)
    const turns = createTurns()
    for (let from = first; from <= last; from += AT_ONCE) {
      const among = daysFrom(from, Math.min(last, from + AT_ONCE - 1))
      const known = await readKnown(among, hashes)
      for (const day of among) {
        const facts = known.get(day)
        // One whose sums were deleted meanwhile is counted.
        if (facts || hashes.has(day) || day >= oldest) yield { day, facts: facts ?? (await countFacts(day)) }
        await turns.give()
      }
      await nextTurn()
    }
  }

  async function oldestDay(): Promise<number> {
    const at = await rawDays.oldestAt()
    return days.dayOf(at ?? now())
  }

  /** Where rows begin, unless it is about days that have just been: those are counted anyway. */
  async function oldestNeeded(missing: number): Promise<number> {
    return missing >= days.dayOf(now()) - 1 ? missing : oldestDay()
  }

  /** Of whole days. `add` gets the sums of blocks, and `count` the days that no block has. */
  async function readBlocks(
    first: number,
    last: number,
    add: (block: { visits: string; beside: string }) => void,
    count: (day: number) => Promise<void>,
  ): Promise<void> {
    const known = new Set((await daySums.listKnownBlocks(first, last, made)).map(keyOf))
    const { blocks, left } = coverDays(first, last, known)
    for (const block of await daySums.listBlocks(blocks, made)) add(block)
    if (left.length === 0) return
    const oldest = await oldestNeeded(left[0] ?? last)
    for (const day of left) if (day >= oldest) await count(day)
  }

  async function readBeside({ first, last, minutes }: Period): Promise<BesideSums> {
    const beside = noBeside()
    const isCut = Number.isFinite(minutes)
    await readBlocks(
      first,
      isCut ? last - 1 : last,
      (block) => mergeBeside(beside, JSON.parse(block.beside)),
      async (day) => mergeBeside(beside, await besideOf(rawDays, days.startOf(day), days.startOf(day + 1))),
    )
    if (isCut) {
      const start = days.startOf(last)
      mergeBeside(beside, await besideOf(rawDays, start, Math.min(start + minutes * MINUTE, days.startOf(last + 1))))
    }
    return beside
  }

  /** Of visits, day by day or hour by hour, from the facts of each day. */
  async function readEachDay({ first, last, minutes }: Period, filters: Filters, byHour: boolean) {
    const steps = new Map<number, FigureSums>()
    const walk = createWalk(filters)
    const panels = createPanelCounter(walk, filters)
    for await (const { day, facts } of eachDay(first, last)) {
      const start = days.startOf(day)
      const until = day === last ? minutes : Number.POSITIVE_INFINITY
      const stepAt = (at: number) => {
        const known = steps.get(at) ?? noFigures()
        steps.set(at, known)
        return known
      }
      const whole = byHour ? undefined : stepAt(start)
      addFigures(facts, walk, until, (minute) => whole ?? stepAt(start + Math.floor((minute * MINUTE) / HOUR) * HOUR))
      panels.add(facts, until)
    }
    return { steps, panels: panels.end() }
  }

  /** The same of all visits, from sums: what they say costs as much for a thousand visits as for a million. */
  async function readSums({ first, last, minutes }: Period) {
    const steps = new Map<number, FigureSums>()
    const panels = noPanels()
    const whole = Number.isFinite(minutes) ? last - 1 : last
    const walk = createWalk({})
    for (const { day, figures } of await daySums.listFigures(first, whole, made))
      steps.set(days.startOf(day), JSON.parse(figures))

    async function count(day: number, until: number): Promise<void> {
      const facts = (await readKnown([day], await readHashes(day, day))).get(day) ?? (await countFacts(day))
      const start = days.startOf(day)
      const figures = noFigures()
      addFigures(facts, walk, until, () => figures)
      const end = Math.min(start + until * MINUTE, days.startOf(day + 1))
      for (const { count: some } of await rawDays.reads(start, end)) figures.reads += some
      steps.set(start, figures)
      addPanels(facts, walk, {}, until, panels)
      await nextTurn()
    }

    await readBlocks(
      first,
      whole,
      (block) => mergePanels(panels, JSON.parse(block.visits)),
      (day) => count(day, Number.POSITIVE_INFINITY),
    )
    if (whole < last) await count(last, minutes)
    return { steps, panels }
  }

  return {
    days,
    countFacts,
    oldestDay,

    /** Decisions about cookies by day. */
    async readDecisions({ first, last }: Pick<Period, 'first' | 'last'>): Promise<Map<number, Counts>> {
      const found = new Map<number, Counts>()
      for (const { day, figures } of await daySums.listFigures(first, last, made)) {
        const { decisions }: FigureSums = JSON.parse(figures)
        found.set(day, decisions)
      }
      const missing = daysFrom(first, last).filter((day) => !found.has(day))
      const oldest = await oldestNeeded(missing[0] ?? last)
      for (const day of missing) {
        if (day < oldest) continue
        const beside = await besideOf(rawDays, days.startOf(day), days.startOf(day + 1))
        found.set(day, decisionsIn(beside))
      }
      return found
    },

    async read(period: Period, filters: Filters, byHour: boolean): Promise<PeriodSums> {
      const isWhole = Object.keys(filters).length === 0 && !byHour
      const { steps, panels } = await (isWhole ? readSums(period) : readEachDay(period, filters, byHour))
      const beside = await readBeside(period)
      const figures = noFigures()
      for (const step of steps.values()) mergeFigures(figures, step)
      figures.reads = readsIn(beside)
      return { figures, steps, panels, beside }
    },
  }
}

/** Lets others have a turn when ours has been long enough. */
function createTurns() {
  let began = performance.now()
  return {
    async give(): Promise<void> {
      if (performance.now() - began < TURN) return
      await nextTurn()
      began = performance.now()
    },
  }
}

const daysFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
