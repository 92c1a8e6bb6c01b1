import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Finds every address of a name, as `dns.lookup` does. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Code of the error for a name that leads to an address outside the public network. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS'

/**
 * Looks a name up once, for the connection that is made to just these addresses: a name that answers differently the next
 * time gains nothing. One address that is not public is enough to refuse them all.
 */
export function createPublicLookup(lookup: Lookup = systemLookup): LookupFunction {
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

/** Neither private, loopback, link-local, multicast nor reserved, and no IPv6 address that hides an IPv4 one. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'
}
