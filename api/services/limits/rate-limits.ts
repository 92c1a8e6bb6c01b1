import { hash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { AppError } from '#api/errors.ts'
import {
  type LimitedForm,
  type LimitedRecord,
  type LimitRule,
  limitsOfForm,
  limitsOfRecord,
  limits as limitTable,
  type WideLimits,
  warnedFrom,
} from '#api/services/limits/limits.ts'
import type { RateHit, RateHitsStore } from '#api/store/rate-hits.ts'

const FORGET_EVERY = 1000 // milliseconds between two deletions of expired hits
/** Somebody waits for it: what many networks have left at once goes bit by bit, the rest by the retention. */
const FORGET_AT_ONCE = 2000
const PARTS = 60 // rows of a coarse or overall limit, whatever its `max`

export interface RateLimit extends LimitRule {
  value: string
  amount?: number
}

interface RateLimitsDependencies {
  secret: string // keys the stored hashes: the table names nobody
  /** `FORMS_PER_HOUR`: replaces the forms' overall limit; those of records scale with it. */
  formsPerHour?: number | undefined
  /** Called once per window when an overall limit is nearly full. */
  onNearlyFull?: (limit: LimitRule, taken: number) => void
  now: () => number
  newId: () => string
}

type Hit = Pick<RateHit, 'at' | 'count'>

export type RateLimits = ReturnType<typeof createRateLimits>

/** Counts what was accepted (D32). Call inside a transaction locked on `keysOf(limits)`. */
export function createRateLimits({ secret, formsPerHour, onNearlyFull, now, newId }: RateLimitsDependencies) {
  const share = (formsPerHour ?? limitTable.contactOverall.max) / limitTable.contactOverall.max
  let forgottenAt = Number.NEGATIVE_INFINITY
  const warnedAt = new Map<string, number>()

  const keyOf = ({ scope, value }: Pick<RateLimit, 'scope' | 'value'>) =>
    hash('sha256', `${secret}\n${scope}\n${value}`, 'base64url')

  async function forget(hits: RateHitsStore, at: number): Promise<void> {
    if (Math.abs(at - forgottenAt) < FORGET_EVERY) return
    await hits.deleteExpired(at, FORGET_AT_ONCE)
    forgottenAt = at
  }

  async function recentOf(hits: RateHitsStore, limits: RateLimit[], keys: string[], at: number) {
    const longest = Math.max(...limits.map(({ window }) => window))
    const recent = new Map<string, Hit[]>(keys.map((key) => [key, []]))
    for (const { key, ...hit } of await hits.since([...recent.keys()], at - longest)) recent.get(key)?.push(hit)
    return recent
  }

  function rowOf({ isCoarse, isOverall, window, amount = 1 }: RateLimit, key: string, at: number): RateHit {
    if (!isOverall && !isCoarse) return { id: newId(), key, at, count: amount, expiresAt: at + window }
    // The end of its part, so that it never expires too early.
    const part = window / PARTS
    const end = (Math.floor(at / part) + 1) * part
    return { id: `${key} ${end}`, key, at: end, count: amount, expiresAt: end + window }
  }

  function warn(limit: RateLimit, taken: number, at: number): void {
    if (!limit.isOverall || taken < limit.max * warnedFrom) return
    if (at - (warnedAt.get(limit.scope) ?? Number.NEGATIVE_INFINITY) < limit.window) return
    warnedAt.set(limit.scope, at)
    onNearlyFull?.(limit, taken)
  }

  function widened(wide: WideLimits, network: string): RateLimit[] {
    return [
      ...ofNetwork(network, wide),
      {
        ...wide.overall,
        value: '',
        max: Math.max(1, Math.round(wide.overall.max * (wide.overall.isFixed ? 1 : share))),
      },
    ]
  }

  /** Call before a transaction too: who is refused anyway must not hold the locks that all wait for. */
  async function expectRoom(hits: RateHitsStore, limits: RateLimit[]): Promise<void> {
    const at = now()
    const keys = limits.map(keyOf)
    const recent = await recentOf(hits, limits, keys, at)
    const looked = limits.map((limit, place) => ({
      limit,
      ...roomIn(recent.get(keys[place] ?? '') ?? [], limit, at),
    }))
    for (const { limit, taken } of looked) warn(limit, taken, at)
    const full = looked.filter(({ wait }) => wait > 0)
    if (full.length === 0) return
    const isCrowded = full.every(({ limit }) => limit.isOverall)
    throw tooMany(Math.max(...full.map(({ wait }) => wait)), isCrowded)
  }

  return {
    keyOf,
    keysOf: (limits: RateLimit[]) => limits.map(keyOf),

    /** For the network, its /48 and the whole site. */
    ofForm: (form: LimitedForm, network: string): RateLimit[] => widened(limitsOfForm[form], network),

    ofRecord: (record: LimitedRecord, network: string): RateLimit[] => widened(limitsOfRecord[record], network),

    ofUploads: (network: string, amount: number): RateLimit[] =>
      [
        ...ofNetwork(network, { network: limitTable.uploadsNetwork, site: limitTable.uploadsSite }),
        { ...limitTable.uploadsHour, value: '' },
        { ...limitTable.uploadsDay, value: '' },
      ].map((limit) => ({ ...limit, amount })),

    expectRoom,

    /** Counts one for every limit, or none: throws `too_many_requests` with the wait when one is full. */
    async take(hits: RateHitsStore, limits: RateLimit[]): Promise<void> {
      const at = now()
      await expectRoom(hits, limits)
      await forget(hits, at)
      await hits.insert(...limits.map((limit) => rowOf(limit, keyOf(limit), at)))
    },

    /** Each request is counted if all its limits have room. Resolves to the waits in milliseconds, 0 where counted. */
    async takeEach(hits: RateHitsStore, requests: RateLimit[][]): Promise<number[]> {
      const at = now()
      const recent = await recentOf(
        hits,
        requests.flat(),
        requests.flatMap((limits) => limits.map(keyOf)),
        at,
      )
      const rows = new Map<string, RateHit>()
      const waits = requests.map((limits) => {
        const looked = limits.map((limit) => {
          const key = keyOf(limit)
          const row = rows.get(key)
          return { limit, key, row, ...roomIn([...(recent.get(key) ?? []), ...(row ? [row] : [])], limit, at) }
        })
        for (const { limit, taken } of looked) warn(limit, taken, at)
        const wait = Math.max(...looked.map((one) => one.wait))
        if (wait > 0) return wait
        for (const { limit, key, row } of looked) {
          if (row) row.count += limit.amount ?? 1
          else rows.set(key, rowOf(limit, key, at))
        }
        return 0
      })
      await forget(hits, at)
      if (rows.size > 0) await hits.insert(...rows.values())
      return waits
    },
  }
}

/** The limits of a network, and of its /48 if it has one. */
export function ofNetwork(network: string, wide: Pick<WideLimits, 'network' | 'site'>): RateLimit[] {
  const site = siteOf(network)
  return [{ ...wide.network, value: network }, ...(site === undefined ? [] : [{ ...wide.site, value: site }])]
}

/** `wait` in milliseconds, 0 when there is room. `hits` are oldest first. */
function roomIn(hits: Hit[], { max, window, amount = 1 }: RateLimit, at: number): { taken: number; wait: number } {
  const counted = hits.filter((hit) => hit.at > at - window)
  const taken = counted.reduce((sum, { count }) => sum + count, amount)
  if (taken <= max) return { taken, wait: 0 }
  let left = taken
  for (const hit of counted) {
    left -= hit.count
    if (left <= max) return { taken, wait: hit.at + window - at }
  }
  return { taken, wait: window }
}

export function tooMany(wait: number, isCrowded = false): AppError {
  return new AppError('too_many_requests', {
    retryAfter: Math.ceil(wait / 1000),
    ...(isCrowded && { text: 'crowded' }),
  })
}

/** IPv4 /32, IPv6 /64: the network of one customer (D32). */
export function networkOf(address: string): string {
  // Fast path; `isIPv4` accepts the canonical form only.
  if (isIPv4(address)) return address
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return firstBytes(parsed, 8)
}

/** The /48 of an IPv6 network: one customer may own all 65,536 networks in it. Undefined for IPv4. */
export function siteOf(network: string): string | undefined {
  if (isIPv4(network) || !ipaddr.isValid(network)) return undefined
  return firstBytes(ipaddr.parse(network), 6)
}

function firstBytes(address: ipaddr.IPv4 | ipaddr.IPv6, count: number): string {
  const bytes = address.toByteArray()
  return ipaddr.fromByteArray(bytes.map((byte, place) => (place < count ? byte : 0))).toString()
}
