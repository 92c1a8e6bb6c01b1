import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { currentRequestId } from '#api/db/request-id.ts'
import { longestBodyTime } from '#api/http/body-time.ts'
import { STALLED } from '#api/http/connection-limits.ts'
import { refuseBroken } from '#api/http/requests/close-gently.ts'
import { shortened } from '#api/http/requests/request-checks.ts'
import { createRequestIds } from '#api/http/requests/request-ids.ts'

interface ServerOptionSources {
  trustedProxies: string[]
  logLevel: string
}

interface LogTarget {
  write: (line: string) => void
}

export function serverOptions(
  { trustedProxies, logLevel }: ServerOptionSources,
  logTo?: LogTarget,
): FastifyHttpOptions<Server> {
  return {
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, ...discreet, mixin: ofRequest, ...(logTo && { stream: logTo }) },
    genReqId: createRequestIds(trustedProxies),
    // A list, never `true`: that would let clients choose their own address.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 131_072,
    // Node checks for slow clients every 30 s by default.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 5000, requestTimeout: longestBodyTime },
    requestTimeout: longestBodyTime,
    keepAliveTimeout: 5000,
    connectionTimeout: STALLED,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBroken,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 8192 },
    rewriteUrl: (request) => pathOf(shortened(request.url ?? '/')),
  }
}

/** Lines of services, which have no logger of their request; those of one that has say its id already. */
function ofRequest(_line: object, _level: number, logger: { bindings: () => object }): { reqId?: string } {
  const reqId = currentRequestId()
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId }
}

/** Keeps addresses, searches and rejected rows out of the log (specification 1: the site stores no IP). */
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

/** Drops the host of an absolute-form request line (`GET http://elsewhere/ HTTP/1.1`). */
function pathOf(url: string): string {
  if (url.startsWith('/')) return decodable(url)
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return decodable(path.startsWith('/') ? path : `/${path}`)
}

/** Fastify would answer invalid UTF-8 itself, without our headers and page: escape it, and nothing matches. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
