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

  function turnOf(keys: readonly string[]) {
    // A key that is named twice would wait for itself.
    const turns = [...new Set(keys)].map((key) => {
      const own = Promise.withResolvers<void>()
      const before = lastWith.get(key)
      lastWith.set(key, own.promise)
      return {
        before,
        pass() {
          if (lastWith.get(key) === own.promise) lastWith.delete(key)
          own.resolve()
        },
      }
    })
    return {
      /** Resolves when those before with a key in common are over. */
      isOwn: Promise.all(turns.map(({ before }) => before)),
      /** Lets the next begin. */
      leave() {
        for (const { pass } of turns) pass()
      },
      /** Each key is the next one's as soon as those before are over. */
      giveUp() {
        for (const { before, pass } of turns) void Promise.resolve(before).then(pass)
      },
    }
  }

  return async <Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const turn = turnOf(keys)
    await inTime(turn.isOwn).catch((error: unknown) => {
      turn.giveUp()
      throw error
    })
    const since = performance.now()
    return limit(() => {
      if (performance.now() - since <= LONGEST_WAIT) return work()
      throw tooMuch()
    }).finally(turn.leave)
  }
}

async function inTime<Value>(turn: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooMuch()), LONGEST_TURN)
  return Promise.race([turn, late.promise]).finally(() => clearTimeout(timer))
}

const tooMuch = () => Object.assign(new Error('Too much is being written at a time'), { code: 'ETIMEDOUT' })
