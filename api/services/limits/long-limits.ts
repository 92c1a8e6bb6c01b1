import { LRUCache } from 'lru-cache'
import { longLimitsOfRecord } from '#api/services/limits/limits.ts'
import { ofNetwork, tooMany } from '#api/services/limits/rate-limits.ts'

const KNOWN = 20_000 // networks and /48s whose counts are kept

export type LongLimits = ReturnType<typeof createLongLimits>

/** What one network or /48 has written down in half a day from its first, so that it cannot fill the disk. */
export function createLongLimits({ now }: { now: () => number }) {
  const counts = new LRUCache<string, { until: number; count: number }>({ max: KNOWN })

  return {
    /** Counts one. Throws `too_many_requests`. */
    take(record: keyof typeof longLimitsOfRecord, network: string): void {
      const at = now()
      for (const { scope, value, max, window } of ofNetwork(network, longLimitsOfRecord[record])) {
        const key = `${scope} ${value}`
        const known = counts.get(key)
        const own = known && known.until > at ? known : { until: at + window, count: 0 }
        if (own.count >= max) throw tooMany(own.until - at)
        own.count++
        counts.set(key, own)
      }
    },
  }
}
