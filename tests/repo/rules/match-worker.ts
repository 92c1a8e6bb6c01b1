import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { type HostileText, hostileText, hostileTexts } from './hostile-texts.ts'

const TIMES = 4
const SHORT = 4000
const LONG = TIMES * SHORT
/** Milliseconds for the long text; a linear match needs a tenth of them. */
const SLOW = 1
/** Against as many letters in short texts: linear is 1 and quadratic 4. */
const GROWTH = 2
const TRIES = { least: 5, most: 30 }

const { expressions, from, progress } = z
  .object({
    expressions: z.array(z.object({ source: z.string(), flags: z.string() })),
    from: z.number(),
    progress: z.instanceof(SharedArrayBuffer),
  })
  .parse(workerData)
const place = new Int32Array(progress)

/** Says what it begins before it does: whoever watches can name the expression and the text that never end. */
expressions.slice(from).forEach(({ source, flags }, index) => {
  // At each place: `split` and whoever matches in a loop do not ask for the first one only.
  const expression = new RegExp(source, `${flags.replace('g', '')}g`)
  Atomics.store(place, 0, from + index)
  const text = hostileTexts(source, flags).findIndex((hostile, textIndex) => {
    Atomics.store(place, 1, textIndex)
    return growsTooFast(expression, hostile)
  })
  if (text >= 0) parentPort?.postMessage({ expression: from + index, text })
})
parentPort?.postMessage('done')

/** Whether a text takes longer than its quarters. What a busy machine interrupts is as long in both. */
function growsTooFast(expression: RegExp, hostile: HostileText): boolean {
  const long = hostileText(hostile, LONG)
  if (timeOf(expression, long) < SLOW) return false
  const short = hostileText(hostile, SHORT)
  const best = { whole: Infinity, parts: Infinity }
  for (let tries = 1; tries <= TRIES.most; tries++) {
    best.whole = Math.min(best.whole, timeOf(expression, long))
    best.parts = Math.min(best.parts, timeOf(expression, short, TIMES))
    if (tries >= TRIES.least && best.whole < Math.max(SLOW, GROWTH * best.parts)) return false
  }
  return true
}

function timeOf(expression: RegExp, text: string, times = 1): number {
  const since = performance.now()
  for (let time = 0; time < times; time++) text.replace(expression, '')
  return performance.now() - since
}
