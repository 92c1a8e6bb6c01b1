import ipaddr from 'ipaddr.js'
import { siteOf } from '#api/services/limits/rate-limits.ts'

/** Nobody for this machine and its neighbours: there stands a proxy that the server was not told of, and speaks for all. */
const nearby = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'unspecified']

/** Who asks from a network: all of its /48 together. */
export function askerOf(network: string): string | undefined {
  if (ipaddr.isValid(network) && nearby.includes(ipaddr.parse(network).range())) return undefined
  return siteOf(network) ?? network
}

/** How many requests of each asker are in hand. */
export function countInHand() {
  const inHand = new Map<string, number>()
  return {
    of: (asker: string | undefined) => (asker === undefined ? 0 : (inHand.get(asker) ?? 0)),

    change(asker: string | undefined, by: 1 | -1): void {
      if (asker === undefined) return
      const now = (inHand.get(asker) ?? 0) + by
      if (now > 0) inHand.set(asker, now)
      else inHand.delete(asker)
    },
  }
}
