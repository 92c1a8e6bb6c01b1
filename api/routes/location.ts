import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { locationAnswer } from '#api/contract/location.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { locationInHeader } from '#api/outbound/geo/geo-header.ts'
import type { LocationService } from '#api/services/location/location.ts'

interface LocationRouteDependencies {
  location: LocationService
  header: string | undefined // header in which a trusted proxy names the country
}

const schema = {
  tags: ['Location'],
  summary: 'The country that the caller’s address belongs to',
  description:
    'Nothing of it is stored. Where nobody knows, it is the United States; city and region are empty where nobody knows them.',
  response: { 200: locationAnswer },
}

/** `GET /api/location` (D8). The log of requests leaves it out, because it would put down the address. */
export function locationRoute(app: FastifyInstance, { location, header }: LocationRouteDependencies): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(apiPaths.location, { schema, logLevel: 'warn' }, async (request, reply) => {
      const stated = header && cameThroughTrustedProxy(request) ? locationInHeader(request.headers[header]) : undefined
      return reply.header('cache-control', 'no-store').send(stated ?? (await location.find(request.ip)))
    })
}

/** Fastify lists more than the connection's own address only when that is a trusted proxy's which names its visitor. */
function cameThroughTrustedProxy(request: FastifyRequest): boolean {
  return (request.ips?.length ?? 0) > 1
}
