import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { logFileQuery } from '#api/contract/staff/log.ts'
import { staffLogFile } from '#api/contract/values/staff-paths.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import { checked } from '#api/services/staff/staff-calls.ts'
import type { StaffLog } from '#api/services/staff/staff-log.ts'

interface LogFileDependencies {
  staffLog: StaffLog
  openStaffContext: OpenStaffContext
}

const schema = {
  tags: ['Staff'],
  summary: 'Take the log away as a CSV file',
  description: 'With the query of the log, without its pages. Is itself a line of the log.',
  querystring: logFileQuery,
  produces: ['text/csv'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden', 'password_needed', 'invalid'] as const,
}

/** `GET /api/staff/log.csv`. */
export function logFileRoute(app: FastifyInstance, { staffLog, openStaffContext }: LogFileDependencies): void {
  void app.register(async (scope) => {
    readStaffSessions(scope, openStaffContext)
    scope.route({
      method: 'GET',
      url: staffLogFile,
      schema,
      // First the right, then the input: who may not call learns nothing of it.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const context = staffOf(request)
        const file = await staffLog.take(context, () => checked(logFileQuery, request.query))
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .send(Readable.from(file.pieces))
      },
    })
  })
}
