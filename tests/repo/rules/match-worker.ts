import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { hostileTexts } from './hostile-texts.ts'

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
  const expression = new RegExp(source, flags.replace('y', ''))
  Atomics.store(place, 0, from + index)
  hostileTexts(source).forEach((text, textIndex) => {
    Atomics.store(place, 1, textIndex)
    text.replace(expression, '')
  })
})
parentPort?.postMessage('done')
