import type { LookupAddress } from 'node:dns'
import dns from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

const asked = new Map<string, Promise<LookupAddress[]>>()

/** For names of the operator’s: however many calls wait for one, a silent name server holds one thread, and others find the database. */
export const joinedLookup: LookupFunction = (name, { all }, done) => {
  const found = asked.get(name) ?? dns.lookup(name, { all: true }).finally(() => asked.delete(name))
  asked.set(name, found)
  found.then(
    (addresses) => {
      const [first] = addresses
      if (all || !first) done(null, addresses)
      else done(null, first.address, first.family)
    },
    (error) => done(error, []),
  )
}
