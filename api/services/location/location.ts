import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { LocationAnswer } from '#api/contract/location.ts'
import type { Geolocator } from '#api/outbound/geo/geo.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

const BUDGET = 1800 // milliseconds: D8's 2,000 less the way back to the visitor
const CACHED_NETWORKS = 5000
const FOUND_TTL = 3_600_000
const FAILED_TTL = 30_000 // milliseconds

/** Specification 4. */
export const unknownLocation: LocationAnswer = { countryCode: 'US', countryName: 'United States', city: '', region: '' }

interface LocationDependencies {
  geolocators: Geolocator[] // in the order of D8
  now: () => number
  timeout: (milliseconds: number) => AbortSignal
  /** Called once when a provider starts to fail, without the visitor's address. */
  onFailure: (name: string) => void
}

export type LocationService = ReturnType<typeof createLocationService>

/** A visitor's country (D8). Networks and answers are cached in memory only. */
export function createLocationService(dependencies: LocationDependencies) {
  const { geolocators, now, timeout, onFailure } = dependencies
  const known = new LRUCache<string, { answer: LocationAnswer; until: number }>({ max: CACHED_NETWORKS })
  const underWay = new Map<string, Promise<LocationAnswer>>()
  const failing = new Set<string>()

  /** Each provider but the last may use half of the remaining time. */
  async function search(network: string): Promise<LocationAnswer | undefined> {
    const until = now() + BUDGET
    const end = timeout(BUDGET)
    for (const geolocator of geolocators) {
      const left = until - now()
      if (left <= 0 || end.aborted) return undefined
      const isLast = geolocator === geolocators.at(-1)
      const signal = isLast ? end : AbortSignal.any([end, timeout(Math.floor(left / 2))])
      try {
        const found = await unlessAborted(geolocator.locate(network, signal), signal)
        failing.delete(geolocator.name)
        if (found) return found
      } catch {
        if (!failing.has(geolocator.name)) onFailure(geolocator.name)
        failing.add(geolocator.name)
      }
    }
    return undefined
  }

  async function searchAndCache(network: string): Promise<LocationAnswer> {
    try {
      const found = await search(network)
      const answer = found ?? unknownLocation
      known.set(network, { answer, until: now() + (found ? FOUND_TTL : FAILED_TTL) })
      return answer
    } finally {
      underWay.delete(network)
    }
  }

  return {
    async find(address: string): Promise<LocationAnswer> {
      if (!ipaddr.isValid(address)) return unknownLocation
      const network = networkOf(address)
      const cached = known.get(network)
      if (cached && cached.until > now()) return cached.answer
      const search = underWay.get(network) ?? searchAndCache(network)
      underWay.set(network, search)
      return search
    },
  }
}

/** Rejects on abort even if `promise` ignores its signal. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([promise, aborted])
}
