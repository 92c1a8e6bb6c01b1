import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { longestBodyTime } from '#api/http/body-time.ts'

interface ServerOptionSources {
  trustedProxies: string[]
  logLevel: string
}

/** Fastify's options: what protects the process from slow, huge and odd requests. */
export function serverOptions({ trustedProxies, logLevel }: ServerOptionSources): FastifyHttpOptions<Server> {
  return {
    logger: logLevel === 'silent' ? false : { level: logLevel },
    // A list, never `true`: that would let any client choose its own address.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 131_072,
    // Node looks for slow clients every 30 s unless told otherwise.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 5000, requestTimeout: longestBodyTime },
    // Each route's own, shorter time is kept by `limitBodyTime`.
    requestTimeout: longestBodyTime,
    keepAliveTimeout: 5000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 8192 },
    rewriteUrl: (request) => pathOf(request.url ?? '/'),
  }
}

/** The path of an absolute-form request line (`GET http://elsewhere/ HTTP/1.1`), so that its host can never matter. */
function pathOf(url: string): string {
  if (url.startsWith('/')) return url
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
