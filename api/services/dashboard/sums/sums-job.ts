import { setTimeout as wait } from 'node:timers/promises'
import { factsText } from '#api/services/dashboard/facts/day-facts.ts'
import { createWalk } from '#api/services/dashboard/facts/walk.ts'
import { besideOf, decisionsIn, mergeBeside, noBeside, readsIn } from '#api/services/dashboard/sums/beside-sums.ts'
import { blockSizes, keyOf } from '#api/services/dashboard/sums/blocks.ts'
import { createDayReading, type DayReadingDependencies, madeAs } from '#api/services/dashboard/sums/day-reading.ts'
import { addFigures, noFigures } from '#api/services/dashboard/sums/figure-sums.ts'
import { addPanels, foldPanels, mergePanels, noPanels } from '#api/services/dashboard/sums/panel-sums.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import { LATE, visitsLock } from '#api/services/visits/late-visits.ts'
import type { Block } from '#api/store/dashboard/day-sums.ts'
import type { Stores } from '#api/store/stores.ts'

export const SUMS_EVERY = 900_000 // milliseconds

interface SumsJobDependencies extends Omit<DayReadingDependencies, 'stores'> {
  stores: Stores
  /** Does the work, and notes how it went. */
  noted?: <Result>(work: () => Promise<Result>) => Promise<Result>
  onError: (error: unknown) => void
}

/** Counts days that are over, once: raw rows are read again only when they change. */
export function createSumsJob({ stores, noted = (work) => work(), onError, ...rest }: SumsJobDependencies) {
  const { days, now } = rest
  const made = madeAs(days.zone)

  async function countDay(day: number): Promise<void> {
    await stores.transaction([visitsLock, postsLock], async (inside) => {
      const reading = createDayReading({ ...rest, stores: inside })
      const facts = await reading.countFacts(day)
      const walk = createWalk({})
      const beside = await besideOf(inside.rawDays, days.startOf(day), days.startOf(day + 1))
      const figures = { ...noFigures(), reads: readsIn(beside), decisions: decisionsIn(beside) }
      addFigures(facts, walk, Number.POSITIVE_INFINITY, () => figures)
      const panels = noPanels()
      addPanels(facts, walk, {}, Number.POSITIVE_INFINITY, panels)
      await inside.daySums.putDay(day, made, JSON.stringify(figures), factsText(facts))
      const block = { first: day, days: 1 }
      await inside.daySums.putBlock(block, made, JSON.stringify(panels), JSON.stringify(beside))
    })
  }

  /** False when a day of it was forgotten in between. */
  async function addUp(block: Block, size: number, oldest: number): Promise<boolean> {
    return stores.transaction([visitsLock, postsLock], async ({ daySums }) => {
      const parts = Array.from({ length: block.days / size }, (_, index) => ({
        first: block.first + index * size,
        days: size,
      })).filter(({ first, days: length }) => first + length > oldest)
      const found = await daySums.listBlocks(parts, made)
      if (found.length < parts.length) return false
      const panels = noPanels()
      const beside = noBeside()
      for (const part of found) {
        mergePanels(panels, JSON.parse(part.visits))
        mergeBeside(beside, JSON.parse(part.beside))
      }
      foldPanels(panels)
      await daySums.putBlock(block, made, JSON.stringify(panels), JSON.stringify(beside))
      return true
    })
  }

  /** Counts what is missing. Idempotent, also on several servers. */
  async function run(): Promise<undefined> {
    const last = days.dayOf(now() - LATE) - 1
    const oldest = await createDayReading({ ...rest, stores }).oldestDay()
    if (last < oldest) return
    const known = new Set(await stores.daySums.listDays(oldest, last, made))
    const blocks = new Set((await stores.daySums.listKnownBlocks(oldest, last, made)).map(keyOf))
    for (let day = oldest; day <= last; day++) {
      if (known.has(day) && blocks.has(keyOf({ first: day, days: 1 }))) continue
      await inTurn(() => countDay(day))
    }
    for (const [index, size] of blockSizes.entries()) {
      const part = blockSizes[index - 1]
      if (part === undefined) continue
      for (let first = Math.floor(oldest / size) * size; first + size - 1 <= last; first += size) {
        const block = { first, days: size }
        if (!blocks.has(keyOf(block))) await inTurn(() => addUp(block, part, oldest))
      }
    }
  }

  /** SQLite's driver is synchronous: as long for others. */
  async function inTurn(work: () => Promise<unknown>): Promise<void> {
    if (loop.isStopped) return
    const began = performance.now()
    await work()
    await wait(performance.now() - began)
  }

  const loop = createWorkerLoop({ work: () => noted(run), longestRest: SUMS_EVERY, onError })

  return { run, start: loop.nudge, stop: loop.stop }
}
