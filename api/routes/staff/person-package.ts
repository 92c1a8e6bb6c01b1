import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { byId } from '#api/contract/staff/account.ts'
import { staffPersonPackage } from '#api/contract/values/staff-paths.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import type { PersonPackage } from '#api/services/persons/person-package.ts'
import { checked } from '#api/services/staff/staff-calls.ts'

interface PersonPackageDependencies {
  personPackage: PersonPackage
  openStaffContext: OpenStaffContext
}

const schema = {
  tags: ['Staff'],
  summary: 'Take what is kept about a person, to hand it over',
  description:
    'A zip with a page in the person’s language, the same for programs, and the files. Is itself a line of the log.',
  querystring: byId,
  produces: ['application/zip'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden', 'password_needed', 'invalid', 'not_found'] as const,
}

/** `GET /api/staff/persons/package.zip`. */
export function personPackageRoute(
  app: FastifyInstance,
  { personPackage, openStaffContext }: PersonPackageDependencies,
): void {
  void app.register(async (scope) => {
    readStaffSessions(scope, openStaffContext)
    scope.route({
      method: 'GET',
      url: staffPersonPackage,
      schema,
      // First the right, then the input: who may not call learns nothing of it.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const { name, pieces } = await personPackage.take(staffOf(request), () => checked(byId, request.query).id)
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Readable.from(pieces, { objectMode: false }))
      },
    })
  })
}
