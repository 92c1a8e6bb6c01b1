import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { createNameLookup, type Lookup } from '#api/outbound/calls/look-up-name.ts'

export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS' // error code for names that resolve to private addresses

/** Resolves once and pins the addresses against DNS rebinding. One private address refuses them all. */
export function createPublicLookup(lookup: Lookup = createNameLookup()): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('The name leads nowhere'), '')
      if (!found.every(({ address }) => isPublic(address))) {
        const refusal = Object.assign(new Error('The name leads into a private network'), { code: PRIVATE_ADDRESS })
        return callback(refusal, '')
      }
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }
}

/** Neither private, loopback, link-local, multicast nor reserved, nor an IPv6 address that embeds IPv4. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'
}
