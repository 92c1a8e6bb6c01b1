import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { issueArchive, issueArchiveQuery } from '#api/contract/issue-archive.ts'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { tagAnswer } from '#api/http/etag.ts'
import type { IssueArchiveService } from '#api/services/issues/issue-archive.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

interface IssueArchiveDependencies {
  archive: IssueArchiveService
  limit: RenderLimit // a hundred issues are read
}

const schema = {
  tags: ['Newsletter'],
  summary: 'The issues of the newsletter that everybody may read',
  description: 'In a language whose issues the operator has not made public there are none.',
  querystring: issueArchiveQuery,
  response: { 200: issueArchive, 304: z.undefined() },
}

/** `GET /api/newsletter/issues`. */
export function issueArchiveRoute(server: FastifyInstance, { archive, limit }: IssueArchiveDependencies): void {
  server
    .withTypeProvider<ZodTypeProvider>()
    .get(apiPaths.issues, { schema, onSend: tagAnswer }, async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .send(await limit(() => archive.list(request.query.language), networkOf(request.ip))),
    )
}
