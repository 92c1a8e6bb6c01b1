import { setTimeout as wait } from 'node:timers/promises'
import { bytesOnLine } from '../support/browser/bytes-on-line.ts'

/** How long a page may stay as large as it is before that is its size. Milliseconds. */
const SETTLED = 3000

/** The size of a page once it gets no smaller: a server makes its best compression behind the visitors' backs. */
export async function settledSize(url: string): Promise<number> {
  let smallest = Number.POSITIVE_INFINITY
  for (let since = performance.now(); performance.now() - since < SETTLED; await wait(250)) {
    const { status, bytes } = await bytesOnLine(url)
    if (status !== 200) throw new Error(`${url} answers ${status}`)
    if (bytes < smallest) {
      smallest = bytes
      since = performance.now()
    }
  }
  return smallest
}
