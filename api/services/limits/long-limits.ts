import { LRUCache } from 'lru-cache'
import { longLimitsOfRecord } from '#api/services/limits/limits.ts'
import { ofNetwork, tooMany } from '#api/services/limits/rate-limits.ts'

const KNOWN = 20_000 // networks, or /48s, whose counts of one kind are kept

interface Count {
  until: number
  count: number
}

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

  return {
    /** Counts one. Throws `too_many_requests`. */
    take(record: keyof typeof longLimitsOfRecord, network: string): void {
      const at = now()
      const own = ofNetwork(network, longLimitsOfRecord[record]).map(({ scope, value, max, window }) => {
        const known = countsOf(scope).get(value)
        const count = known && known.until > at ? known : { until: at + window, count: 0 }
        return { scope, value, max, count }
      })
      // Nothing is kept of what is refused: it would push others out.
      for (const { max, count } of own) if (count.count >= max) throw tooMany(count.until - at)
      for (const { scope, value, count } of own) {
        count.count++
        countsOf(scope).set(value, count)
      }
    },
  }
}
