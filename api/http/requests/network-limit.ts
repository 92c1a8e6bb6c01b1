import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { AppError } from '#api/errors.ts'
import { networkOf, siteOf } from '#api/services/limits/rate-limits.ts'

export const MOST_OF_NETWORK = 30 // of one network or /48: the rest is left to the others
const MOST_WRITES = 150 // of all: what waits behind them waits for less than a second
const WRITE_PARTS = 4 // of the places that are free, one network may take a fourth
const RETRY_AFTER = 1 // seconds

/** Nobody for this machine and its neighbours: there stands a proxy that the server was not told of, and speaks for all. */
const nearby = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'unspecified']

/** Who asks from a network: all of its /48 together. */
export function askerOf(network: string): string | undefined {
  if (ipaddr.isValid(network) && nearby.includes(ipaddr.parse(network).range())) return undefined
  return siteOf(network) ?? network
}

/**
 * How many places one asker may take while so many are free: with a fixed number, few together could take all (dynamic
 * thresholds, Choudhury and Hahne, 1998). Of places that are given back now and then, ten askers leave `parts` of `parts + 10`.
 */
export const shareOf = (free: number, parts = 8) => Math.ceil(free / parts)

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

/**
 * Work of one asker of whom `most` are in hand at a time, and of all askers `inAll`. Throws `unavailable` beyond: no trouble of
 * the server's, so nothing to log.
 */
export function createPlaces(most: number, inAll = Number.POSITIVE_INFINITY) {
  const inHand = countInHand()
  let taken = 0

  return async function hold<Result>(asker: string | undefined, work: () => Promise<Result> | Result): Promise<Result> {
    if (asker === undefined) return work()
    if (inHand.of(asker) >= Math.min(most, shareOf(inAll - taken, WRITE_PARTS)))
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
    inHand.change(asker, 1)
    taken++
    try {
      return await work()
    } finally {
      inHand.change(asker, -1)
      taken--
    }
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its handler receives a file, which may take minutes: it calls `holdWrite` once the file is there. */
    isUpload?: boolean
  }
  interface FastifyInstance {
    /** Does what stores something while the request has a place for it; see `createPlaces`. */
    holdWrite: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>
  }
}

/**
 * Bounds what one network or /48 has stored at a time: on PostgreSQL those who write wait for each other with a connection
 * each, and everybody else behind them. Register before the routes.
 */
export function limitWrites(app: FastifyInstance, mostOfNetwork = MOST_OF_NETWORK): void {
  const hold = createPlaces(mostOfNetwork, MOST_WRITES)
  app.decorate('holdWrite', (request, work) => hold(askerOf(networkOf(request.ip)), work))

  // Around the handler: hooks learn of a client that hung up, not of when its work ends.
  app.addHook('onRoute', (route) => {
    if (route.config?.isUpload) return
    if (![route.method].flat().some((method) => method === 'POST' || method === 'DELETE')) return
    const { handler } = route
    route.handler = function (request, reply) {
      return app.holdWrite(request, async () => handler.call(this, request, reply))
    }
  })
}
