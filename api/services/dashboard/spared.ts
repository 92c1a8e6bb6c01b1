const DEAR = 20 // milliseconds; what is read faster is read each time
const REST = 9 // times as long as the reading took: it works a tenth of the time at most

/**
 * A reading that many may ask for at once: those that ask while it goes on share it, and one that was dear answers for a while
 * longer, so that it cannot take the server from visitors however often it is asked for.
 */
export function spared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  let known: { value: Value; until: number } | undefined

  async function readAnew(): Promise<Value> {
    const began = performance.now()
    const value = await read()
    const took = performance.now() - began
    known = took < DEAR ? undefined : { value, until: performance.now() + REST * took }
    return value
  }

  return async () => {
    if (known && performance.now() < known.until) return known.value
    reading ??= readAnew().finally(() => {
      reading = undefined
    })
    return reading
  }
}
