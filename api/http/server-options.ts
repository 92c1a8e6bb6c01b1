import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { longestBodyTime } from '#api/http/body-time.ts'
import { STALLED } from '#api/http/connection-limits.ts'
import { shortened } from '#api/http/request-checks.ts'

interface ServerOptionSources {
  trustedProxies: string[]
  logLevel: string
}

/** Fastify's options: what protects the process from slow, huge and odd requests. */
export function serverOptions({ trustedProxies, logLevel }: ServerOptionSources): FastifyHttpOptions<Server> {
  return {
    logger: logLevel === 'silent' ? false : { level: logLevel, ...discreet },
    // A list, never `true`: that would let any client choose its own address.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 131_072,
    // Node looks for slow clients every 30 s unless told otherwise.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 5000, requestTimeout: longestBodyTime },
    // Each route's own, shorter time is kept by `limitBodyTime`.
    requestTimeout: longestBodyTime,
    keepAliveTimeout: 5000,
    connectionTimeout: STALLED,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 8192 },
    rewriteUrl: (request) => pathOf(shortened(request.url ?? '/')),
  }
}

/**
 * Keeps visitors out of the log: no addresses of theirs, no words they searched for, no row that a database refused and
 * repeats, no recipient that a mail server refuses and names (specification 1: the site stores no IP).
 */
const discreet = {
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.replace(/\?.*/, '') }),
  },
  redact: {
    paths: ['err', 'error'].flatMap((key) =>
      ['detail', 'where', 'response', 'rejected', 'rejectedErrors', 'envelope'].map((field) => `${key}.${field}`),
    ),
    remove: true,
  },
}

/** The path of an absolute-form request line (`GET http://elsewhere/ HTTP/1.1`), so that its host can never matter. */
function pathOf(url: string): string {
  if (url.startsWith('/')) return decodable(url)
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return decodable(path.startsWith('/') ? path : `/${path}`)
}

/** Fastify answers a path that is no UTF-8 by itself, without our headers and page: taken literally, it is just an address nobody has. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
