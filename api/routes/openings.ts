import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { openingList, openingsQuery } from '#api/contract/openings.ts'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { tagAnswer } from '#api/http/etag.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { OpeningsService } from '#api/services/openings/openings.ts'

interface OpeningsRouteDependencies {
  openings: OpeningsService
  limit: RenderLimit // all texts of all of them are read
}

const schema = {
  tags: ['Careers'],
  summary: 'The openings that can be applied for',
  description:
    'All of them in every language: those that are not written in it name the languages that they can be read in.',
  querystring: openingsQuery,
  response: { 200: openingList, 304: z.undefined() },
}

/** `GET /api/openings`. */
export function openingsRoutes(server: FastifyInstance, { openings, limit }: OpeningsRouteDependencies): void {
  server
    .withTypeProvider<ZodTypeProvider>()
    .get(apiPaths.openings, { schema, onSend: tagAnswer }, async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .send(await limit(() => openings.list(request.query.language), networkOf(request.ip))),
    )
}
