import { createServer, type Server } from 'node:http'
import type { FastifyHttpOptions, FastifyServerFactory } from 'fastify'
import type { CachedPages } from '#api/http/cached-pages.ts'
import {
  headersRead,
  limitConnections,
  oneAtATime,
  refuseCrumbs,
  refuseManyHeaders,
} from '#api/http/connection-limits.ts'
import { closeGentlyOnBodies } from '#api/http/requests/close-gently.ts'
import { readInPieces } from '#api/http/requests/read-in-pieces.ts'
import { hasOneHost, isTooLong } from '#api/http/requests/request-checks.ts'

/** Asks the page cache before Fastify, and sets what Fastify sets on its own server. */
export function createServerFactory(
  { http, keepAliveTimeout = 0, requestTimeout = 0, connectionTimeout = 0, trustProxy }: FastifyHttpOptions<Server>,
  { sendAtOnce }: CachedPages,
): FastifyServerFactory {
  return (handler) => {
    const listener = refuseManyHeaders(
      closeGentlyOnBodies(
        refuseCrumbs(
          oneAtATime((request, response) => {
            if (!hasOneHost(request) || isTooLong(request.url) || !sendAtOnce(request, response))
              handler(request, response)
          }),
        ),
      ),
    )
    // What Node answers by itself, as without a Host or with an Expect of its own, no bound of ours would know of.
    const server = createServer({ ...http, requireHostHeader: false }, listener).on('checkExpectation', listener)
    readInPieces(server)
    limitConnections(server, { isBehindProxies: Boolean(trustProxy) })
    return Object.assign(server, { keepAliveTimeout, requestTimeout, maxHeadersCount: headersRead }).setTimeout(
      connectionTimeout,
    )
  }
}
