import ipaddr from 'ipaddr.js'
import type { LocationAnswer } from '#api/contract/location.ts'
import type { Geolocator } from '#api/outbound/geo.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import { createMemoryCache } from '#api/services/location/memory-cache.ts'

const BUDGET = 1800 // milliseconds: D8's 2,000 less the way back to the visitor
const KEPT_NETWORKS = 5000
const KEEP_FOUND = 3_600_000
const KEEP_FAILED = 30_000 // milliseconds

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
  const known = createMemoryCache<LocationAnswer>({ max: KEPT_NETWORKS, now })
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

  async function searchAndKeep(network: string): Promise<LocationAnswer> {
    try {
      const found = await search(network)
      known.set(network, found ?? unknownLocation, found ? KEEP_FOUND : KEEP_FAILED)
      return found ?? unknownLocation
    } finally {
      underWay.delete(network)
    }
  }

  return {
    async find(address: string): Promise<LocationAnswer> {
      if (!ipaddr.isValid(address)) return unknownLocation
      const network = networkOf(address)
      const kept = known.get(network)
      if (kept) return kept
      const search = underWay.get(network) ?? searchAndKeep(network)
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
