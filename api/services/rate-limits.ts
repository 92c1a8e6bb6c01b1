import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { AppError } from '#api/errors.ts'
import type { RateHitsStore } from '#api/store/rate-hits.ts'

/** No limit looks further back, so older hits are forgotten. Milliseconds. */
const LONGEST_WINDOW = 24 * 3_600_000

/** At most `max` in `window` milliseconds for one `value` of `scope`. */
export interface RateLimit {
  scope: string
  value: string
  max: number
  window: number
}

interface RateLimitsDependencies {
  /** Keys the stored hashes, so that the table names nobody. */
  secret: string
  now: () => number
  newId: () => string
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** Counts what was accepted (D32). Call it inside a transaction locked on `keysOf(limits)`. */
export function createRateLimits({ secret, now, newId }: RateLimitsDependencies) {
  const keyOf = ({ scope, value }: RateLimit) =>
    createHmac('sha256', secret).update(`${scope}\n${value}`).digest('base64url')

  return {
    keysOf: (limits: RateLimit[]) => limits.map(keyOf),

    /** Counts one more for every limit. Throws `too_many_requests` with the seconds to wait when one of them is full; then nothing is counted. */
    async take(hits: RateHitsStore, limits: RateLimit[]): Promise<void> {
      const at = now()
      const waits: number[] = []
      for (const limit of limits) {
        const times = await hits.timesSince(keyOf(limit), at - limit.window)
        const blocking = times[times.length - limit.max]
        if (blocking !== undefined) waits.push(blocking + limit.window - at)
      }
      if (waits.length > 0)
        throw new AppError('too_many_requests', { retryAfter: Math.ceil(Math.max(...waits) / 1000) })
      await hits.deleteBefore(at - LONGEST_WINDOW)
      for (const limit of limits) await hits.insert({ id: newId(), key: keyOf(limit), at })
    },
  }
}

/** The network an address belongs to, as far as one customer reaches: IPv4 /32, IPv6 /64 (D32). */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString()
}
