import pLimit from 'p-limit'

const WRITING = 6 // of the pool's ten connections: the others are for those who read
const LONGEST_WAIT = 2000 // milliseconds, as for a connection of the pool
const LONGEST_TURN = 5000 // milliseconds, as for a lock in the database

/**
 * Transactions on PostgreSQL wait for each other's locks: here, instead of with every connection of the pool. Those with a key
 * in common take one slot among them, so that a long one leaves the others to who needs none of its locks.
 */
export function createWriteSlots() {
  const limit = pLimit(WRITING)
  const lastWith = new Map<string, Promise<void>>()

  /** Resolves when those before with a key in common are over, to what lets the next begin. */
  async function turnOf(keys: readonly string[]): Promise<() => void> {
    const before = keys.map((key) => lastWith.get(key))
    const own = Promise.withResolvers<void>()
    for (const key of keys) lastWith.set(key, own.promise)
    await Promise.all(before)
    return () => {
      for (const key of keys) if (lastWith.get(key) === own.promise) lastWith.delete(key)
      own.resolve()
    }
  }

  return async <Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const turn = turnOf(keys)
    const leave = await inTime(turn).catch((error: unknown) => {
      void turn.then((pass) => pass())
      throw error
    })
    const since = performance.now()
    return limit(() => {
      if (performance.now() - since <= LONGEST_WAIT) return work()
      throw tooMuch()
    }).finally(leave)
  }
}

async function inTime<Value>(turn: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooMuch()), LONGEST_TURN)
  return Promise.race([turn, late.promise]).finally(() => clearTimeout(timer))
}

const tooMuch = () => Object.assign(new Error('Too much is being written at a time'), { code: 'ETIMEDOUT' })
