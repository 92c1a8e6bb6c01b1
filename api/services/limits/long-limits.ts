import { LRUCache } from 'lru-cache'
import { HALF_DAY, longLimitsOfRecord } from '#api/services/limits/limits.ts'
import { ofNetwork, type RateLimits, tooMany } from '#api/services/limits/rate-limits.ts'

const KNOWN = 20_000 // networks, or /48s, whose counts of one kind are kept

interface LongLimitsDependencies {
  keyOf: RateLimits['keyOf'] // no address is kept
  now: () => number
}

type LongRecord = keyof typeof longLimitsOfRecord

export type LongLimits = ReturnType<typeof createLongLimits>

/** What one network or /48 has written down in this half day, so that it cannot fill the disk. */
export function createLongLimits({ keyOf, now }: LongLimitsDependencies) {
  const kinds = new Map<string, LRUCache<string, number>>()
  let until = 0

  /** Each kind has its own, so that many of one do not push out another’s. */
  function countsOf(scope: string): LRUCache<string, number> {
    const known = kinds.get(scope) ?? new LRUCache({ max: KNOWN })
    kinds.set(scope, known)
    return known
  }

  function find(record: LongRecord, network: string) {
    const at = now()
    if (at >= until) {
      kinds.clear()
      until = at + HALF_DAY
    }
    return ofNetwork(network, longLimitsOfRecord[record]).map((limit) => {
      const [counts, key] = [countsOf(limit.scope), keyOf(limit)]
      return { counts, key, count: counts.get(key) ?? 0, max: limit.max, wait: until - at }
    })
  }

  return {
    /** Throws `too_many_requests`. */
    expectRoom(record: LongRecord, network: string): void {
      for (const { count, max, wait } of find(record, network)) if (count >= max) throw tooMany(wait)
    },

    /** Call once it is kept: what another limit refuses takes nothing of the half day, and pushes no others out. */
    count(record: LongRecord, network: string): void {
      for (const { counts, key, count } of find(record, network)) counts.set(key, count + 1)
    },
  }
}
