import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiPaths } from '#api/contract/values/paths.ts'
import { locationInHeader } from '#api/outbound/geo-header.ts'
import type { LocationService } from '#api/services/location/location.ts'

interface LocationRouteDependencies {
  location: LocationService
  /** Header in which a trusted proxy names the country. */
  header: string | undefined
}

/** `GET /api/location` (D8). The log of requests leaves it out, because it would put down the address. */
export function locationRoute(app: FastifyInstance, { location, header }: LocationRouteDependencies): void {
  app.get(apiPaths.location, { logLevel: 'warn' }, async (request, reply) => {
    const stated = header && cameThroughTrustedProxy(request) ? locationInHeader(request.headers[header]) : undefined
    return reply.header('cache-control', 'no-store').send(stated ?? (await location.find(request.ip)))
  })
}

/** Fastify lists more than the connection's own address only when that is a trusted proxy's which names its visitor. */
function cameThroughTrustedProxy(request: FastifyRequest): boolean {
  return (request.ips?.length ?? 0) > 1
}
