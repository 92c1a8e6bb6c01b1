import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { resumeQuery } from '#api/contract/staff/applications.ts'
import { staffApplicationsFile, staffResumeFile } from '#api/contract/values/staff-paths.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import type { ApplicationsFile } from '#api/services/application-desk/applications-file.ts'
import type { ResumeLinks } from '#api/services/application-desk/resume-links.ts'
import { checked } from '#api/services/staff/staff-calls.ts'

interface ApplicationFilesDependencies {
  applicationsFile: ApplicationsFile
  resumeLinks: Pick<ResumeLinks, 'take'>
  openStaffContext: OpenStaffContext
}

const list = {
  tags: ['Staff'],
  summary: 'Take all applications away as a CSV file',
  description: 'Without the résumés. Is itself a line of the log.',
  produces: ['text/csv'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden', 'password_needed'] as const,
}

const resume = {
  tags: ['Staff'],
  summary: 'Save a résumé',
  description: 'At a link that was made for this account within the last minute. Is itself a line of the log.',
  querystring: resumeQuery,
  produces: ['application/octet-stream'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden', 'not_found', 'invalid'] as const,
}

/** `GET /api/staff/applications.csv`, and a résumé behind its link. */
export function applicationFilesRoutes(app: FastifyInstance, dependencies: ApplicationFilesDependencies): void {
  const { applicationsFile, resumeLinks, openStaffContext } = dependencies
  void app.register(async (scope) => {
    readStaffSessions(scope, openStaffContext)

    scope.get(staffApplicationsFile, { schema: list }, async (request, reply) => {
      const { name, pieces } = await applicationsFile.take(staffOf(request))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(pieces))
    })

    scope.route({
      method: 'GET',
      url: staffResumeFile,
      schema: resume,
      // First the right, then the input: who may not call learns nothing of it.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const { content, headers } = await resumeLinks.take(staffOf(request), () => checked(resumeQuery, request.query))
        // The reply's own `no-store` stays stricter than what a proxy may keep.
        return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(content)
      },
    })
  })
}
