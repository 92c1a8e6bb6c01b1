import type { LookupAddress, LookupAllOptions } from 'node:dns'
import { Resolver } from 'node:dns/promises'

export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const TIME = 2000 // milliseconds for each of two tries

/**
 * For names that others choose. `dns.lookup` waits in one of two threads that all look-ups of the process share, and cannot be
 * called off: behind forty names whose name server is silent, the database's own waited for 49 s.
 */
export function createNameLookup(servers?: string[]): Lookup {
  return (name, _options, done) => {
    // A new one each time reads the machine's settings anew.
    const resolver = new Resolver({ timeout: TIME, maxTimeout: TIME, tries: 2 })
    if (servers) resolver.setServers(servers)
    const found = Promise.allSettled([
      resolver.resolve4(name).then((addresses) => addresses.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(name).then((addresses) => addresses.map((address) => ({ address, family: 6 }))),
    ])
    void found.then((answers) => {
      const addresses: LookupAddress[] = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
      const [failure] = answers.flatMap((one) =>
        one.status === 'rejected' ? [one.reason as NodeJS.ErrnoException] : [],
      )
      done(addresses.length === 0 && failure ? failure : null, addresses)
    })
  }
}
