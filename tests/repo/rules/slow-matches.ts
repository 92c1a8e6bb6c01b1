import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { hostileText, hostileTexts } from './hostile-texts.ts'

interface Expression {
  source: string
  flags: string
}

export interface SlowMatch extends Expression {
  /** The beginning of the text that it does not get through. */
  text: string
}

const SHOWN = 60
const slowPlace = z.object({ expression: z.number(), text: z.number() })

type Place = z.output<typeof slowPlace>

/**
 * Runs each expression on texts that are hostile to it, in another thread, and names those whose time grows faster than the
 * text, or that stay at one for `patience` milliseconds.
 */
export async function slowMatches(expressions: Expression[], patience: number): Promise<SlowMatch[]> {
  const places: Place[] = []
  for (let from: number | undefined = 0; from !== undefined && from < expressions.length; ) {
    const stuck = await run(expressions, from, patience, (place) => places.push(place))
    if (stuck) places.push(stuck)
    from = stuck && stuck.expression + 1
  }
  return places.flatMap(({ expression, text }) => {
    const slow = expressions[expression]
    const hostile = slow && hostileTexts(slow.source, slow.flags)[text]
    return hostile ? [{ ...slow, text: hostileText(hostile, SHOWN) }] : []
  })
}

/** Where the thread does not get on; nothing when it comes to the end. */
async function run(expressions: Expression[], from: number, patience: number, onSlow: (place: Place) => void) {
  const progress = new SharedArrayBuffer(8)
  const place = new Int32Array(progress)
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
    workerData: { expressions, from, progress },
    execArgv: [],
  })
  let watch: NodeJS.Timeout | undefined
  try {
    return await new Promise<Place | undefined>((resolve, reject) => {
      let seen = ''
      let since = performance.now()
      watch = setInterval(() => {
        const now = `${Atomics.load(place, 0)} ${Atomics.load(place, 1)}`
        if (now !== seen) {
          seen = now
          since = performance.now()
        } else if (performance.now() - since > patience) {
          resolve({ expression: Atomics.load(place, 0), text: Atomics.load(place, 1) })
        }
      }, 200)
      worker.on('message', (message) => (message === 'done' ? resolve(undefined) : onSlow(slowPlace.parse(message))))
      worker.once('error', reject)
    })
  } finally {
    clearInterval(watch)
    await worker.terminate()
  }
}
