import { Worker } from 'node:worker_threads'
import { hostileTexts } from './hostile-texts.ts'

interface Expression {
  source: string
  flags: string
}

export interface SlowMatch extends Expression {
  /** The beginning of the text that it does not get through. */
  text: string
}

/** Runs each expression on texts that are hostile to it, in another thread, and names those that stay at one for `patience` milliseconds. */
export async function slowMatches(expressions: Expression[], patience: number): Promise<SlowMatch[]> {
  const slow: SlowMatch[] = []
  for (let from = 0; from < expressions.length; ) {
    const place = await stuckPlace(expressions, from, patience)
    const expression = place && expressions[place.expression]
    if (!expression) break
    slow.push({ ...expression, text: (hostileTexts(expression.source)[place.text] ?? '').slice(0, 60) })
    from = place.expression + 1
  }
  return slow
}

/** Where the thread does not get on; nothing when it comes to the end. */
async function stuckPlace(expressions: Expression[], from: number, patience: number) {
  const progress = new SharedArrayBuffer(8)
  const place = new Int32Array(progress)
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
    workerData: { expressions, from, progress },
    execArgv: [],
  })
  let watch: NodeJS.Timeout | undefined
  try {
    return await new Promise<{ expression: number; text: number } | undefined>((resolve, reject) => {
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
      worker.once('message', () => resolve(undefined))
      worker.once('error', reject)
    })
  } finally {
    clearInterval(watch)
    await worker.terminate()
  }
}
