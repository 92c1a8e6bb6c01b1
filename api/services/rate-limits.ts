import { hash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { AppError } from '#api/errors.ts'
import type { RateHitsStore } from '#api/store/rate-hits.ts'

/** No limit looks further back, so older hits are forgotten. Milliseconds. */
const LONGEST_WINDOW = 24 * 3_600_000
const FORGET_EVERY = 60_000

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
  let forgottenAt = Number.NEGATIVE_INFINITY

  const keyOf = ({ scope, value }: Pick<RateLimit, 'scope' | 'value'>) =>
    hash('sha256', `${secret}\n${scope}\n${value}`, 'base64url')

  async function forget(hits: RateHitsStore, at: number): Promise<void> {
    if (at - forgottenAt < FORGET_EVERY) return
    await hits.deleteBefore(at - LONGEST_WINDOW)
    forgottenAt = at
  }

  return {
    /** What is stored in place of a limited value. */
    keyOf,
    keysOf: (limits: RateLimit[]) => limits.map(keyOf),

    /** Counts one more for every limit. Throws `too_many_requests` with the seconds to wait when one of them is full; then nothing is counted. */
    async take(hits: RateHitsStore, limits: RateLimit[]): Promise<void> {
      const at = now()
      const keyed = limits.map((limit) => ({ ...limit, key: keyOf(limit) }))
      const longest = Math.max(...limits.map(({ window }) => window))
      const keys = keyed.map(({ key }) => key)
      const recent = await hits.since(keys, at - longest)
      const waits = keyed.flatMap(({ key, max, window }) => {
        const own = recent.filter((hit) => hit.key === key && hit.at > at - window)
        const blocking = own[own.length - max]
        return blocking === undefined ? [] : [blocking.at + window - at]
      })
      if (waits.length > 0) throw tooMany(Math.max(...waits))
      await forget(hits, at)
      await hits.insert(...keys.map((key) => ({ id: newId(), key, at })))
    },
  }
}

/** `wait` in milliseconds. */
export function tooMany(wait: number): AppError {
  return new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })
}

/** The network an address belongs to, as far as one customer reaches: IPv4 /32, IPv6 /64 (D32). */
export function networkOf(address: string): string {
  // Most are, and need no parsing; it knows no other way of writing one than ours.
  if (isIPv4(address)) return address
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString()
}
