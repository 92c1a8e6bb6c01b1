import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { staffPostExport } from '#api/contract/values/staff-paths.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import type { PostExport } from '#api/services/transfer/post-export.ts'

interface PostExportDependencies {
  postExport: PostExport
  openStaffContext: OpenStaffContext
}

const schema = {
  tags: ['Staff'],
  summary: 'Take all posts away',
  description:
    'A zip of Markdown files with front matter, and the uploaded pictures that they show. Is itself a line of the log.',
  produces: ['application/zip'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden'] as const,
}

/** `GET /api/staff/posts/export.zip`. */
export function postExportRoute(app: FastifyInstance, { postExport, openStaffContext }: PostExportDependencies): void {
  void app.register(async (scope) => {
    readStaffSessions(scope, openStaffContext)
    scope.get(staffPostExport, { schema }, async (request, reply) => {
      const { name, pieces } = await postExport.take(staffOf(request))
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(pieces, { objectMode: false }))
    })
  })
}
