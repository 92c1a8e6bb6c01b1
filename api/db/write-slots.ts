import pLimit from 'p-limit'

const WRITING = 6 // of the pool's ten connections: the others are for those who read
const LONGEST_WAIT = 2000 // milliseconds, as for a connection of the pool

/** Transactions on PostgreSQL wait for each other's locks: here, instead of with every connection of the pool. */
export function createWriteSlots(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(WRITING)
  return (work) => {
    const since = performance.now()
    return limit(() => {
      if (performance.now() - since <= LONGEST_WAIT) return work()
      throw Object.assign(new Error('Too much is being written at a time'), { code: 'ETIMEDOUT' })
    })
  }
}
