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
      const own = ofNetwork(network, longLimitsOfRecord[record]).map(({ scope, value, max, window }) => {
        const key = `${scope} ${value}`
        const known = counts.get(key)
        return { key, max, count: known && known.until > at ? known : { until: at + window, count: 0 } }
      })
      // Nothing is kept of what is refused: it would push others out.
      for (const { max, count } of own) if (count.count >= max) throw tooMany(count.until - at)
      for (const { key, count } of own) {
        count.count++
        counts.set(key, count)
      }
    },
  }
}
