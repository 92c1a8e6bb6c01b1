import type { Browser, Page } from 'playwright'
import * as z from 'zod/mini'
import { median } from '../load.ts'

/** Times in microseconds. */
const traced = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()), // of the processor, and not on the clock
})

const TASK = 'ThreadControllerImpl::RunTask'

export interface ProcessorTime {
  longest: number
  middle: number
}

/**
 * Milliseconds that the page's main thread works from a key until its frame, whatever else the machine does meanwhile. The
 * page has set the marks `key` and `frame`. What it was busy with when the key came is in it.
 */
export async function processorTime(browser: Browser, page: Page, type: () => Promise<void>): Promise<ProcessorTime> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await type()
  const trace = z.parse(
    z.object({ traceEvents: z.array(z.unknown()) }),
    JSON.parse(String(await browser.stopTracing())),
  )
  const events = trace.traceEvents.flatMap((event) => z.safeParse(traced, event).data ?? [])
  const marked = (mark: string) => events.filter(({ name, ph }) => name === mark && ph !== 'X')
  const [keys, frames] = [marked('key'), marked('frame')]
  const [first] = keys
  if (!first || frames.length < keys.length)
    throw new Error(`${keys.length} keys and ${frames.length} frames were seen.`)
  const tasks = outermost(
    events.filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === first.pid && tid === first.tid),
  )
  const costs = keys.map(({ ts: from }, index) => {
    const until = frames[index]?.ts ?? from
    return tasks.filter(({ start, end }) => end > from && start < until).reduce((sum, { cost }) => sum + cost, 0) / 1000
  })
  return { longest: Math.max(...costs), middle: median(costs) }
}

/** Tasks nest, and a task within another is a part of it. */
function outermost(tasks: z.output<typeof traced>[]): { start: number; end: number; cost: number }[] {
  const found: { start: number; end: number; cost: number }[] = []
  let last = 0
  for (const { ts, dur = 0, tdur = dur } of tasks.toSorted((one, other) => one.ts - other.ts)) {
    if (ts < last) continue
    last = ts + dur
    found.push({ start: ts, end: last, cost: tdur })
  }
  return found
}
