import { LRUCache } from 'lru-cache'
import { longLimitsOfRecord } from '#api/services/limits/limits.ts'
import { ofNetwork, tooMany } from '#api/services/limits/rate-limits.ts'

const KNOWN = 20_000 // networks, or /48s, whose counts of one kind are kept

interface Count {
  until: number
  count: number
}

type LongRecord = keyof typeof longLimitsOfRecord

export type LongLimits = ReturnType<typeof createLongLimits>

/** What one network or /48 has written down in half a day from its first, so that it cannot fill the disk. */
export function createLongLimits({ now }: { now: () => number }) {
  const counts = new Map<string, LRUCache<string, Count>>()

  /** Each kind has its own, so that many of one do not push out another’s. */
  function countsOf(scope: string): LRUCache<string, Count> {
    const known = counts.get(scope) ?? new LRUCache({ max: KNOWN })
    counts.set(scope, known)
    return known
  }

  function find(record: LongRecord, network: string, at: number) {
    return ofNetwork(network, longLimitsOfRecord[record]).map(({ scope, value, max, window }) => {
      const known = countsOf(scope).get(value)
      const count = known && known.until > at ? known : { until: at + window, count: 0 }
      return { scope, value, max, count }
    })
  }

  return {
    /** Throws `too_many_requests`. */
    expectRoom(record: LongRecord, network: string): void {
      const at = now()
      for (const { max, count } of find(record, network, at)) if (count.count >= max) throw tooMany(count.until - at)
    },

    /** Call once it is kept: what another limit refuses takes nothing of the half day, and pushes no others out. */
    count(record: LongRecord, network: string): void {
      for (const { scope, value, count } of find(record, network, now())) {
        count.count++
        countsOf(scope).set(value, count)
      }
    },
  }
}
