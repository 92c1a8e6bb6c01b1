import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type StaffCallName, staffCalls } from '#api/contract/staff/calls.ts'
import type { ErrorCode } from '#api/contract/values/errors.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
import { patienceOf } from '#api/contract/values/staff/patience.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import { staffRouteTexts } from '#api/routes/staff/route-texts.ts'
import { needsOf } from '#api/services/staff/rights.ts'
import type { StaffCalls } from '#api/services/staff/staff-calls.ts'
import { languages } from '#locales/languages.ts'

/** More than any call needs but one; a passkey's answer is the longest. Bytes. */
const bodyLimit = 65_536

/** A whole post, or an issue in all languages, even where JSON writes every letter as six. Bytes. */
const bodyLimits: Partial<Record<StaffCallName, number>> = {
  savePost: 6 * writingLimits.body + bodyLimit,
  saveIssue: 6 * issueLimits.blocks * languages.length * issueLimits.words + bodyLimit,
}

interface StaffRoutesDependencies {
  staff: StaffCalls
  openStaffContext: OpenStaffContext
}

/** `/api/staff/…`: every call of the contract, behind the one hook. */
export function staffRoutes(app: FastifyInstance, { staff, openStaffContext }: StaffRoutesDependencies): void {
  void app.register(async (server) => {
    const scope = server.withTypeProvider<ZodTypeProvider>()
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    readStaffSessions(server, openStaffContext)
    for (const name of staffCallNames) route(name)

    function route(name: StaffCallName): void {
      const { method, input, answer } = staffCalls[name]
      scope.route({
        method,
        url: staffPaths[name],
        bodyLimit: bodyLimits[name] ?? bodyLimit,
        // A long text is parsed for those only who may write it: two megabytes of brackets take a tenth of a second.
        ...(name in bodyLimits && {
          onRequest: async (request, reply) => staff.expectRight(name, await openStaffContext(request, reply)),
        }),
        schema: {
          tags: ['Staff'],
          ...staffRouteTexts[name],
          ...(method === 'POST' ? { body: input } : { querystring: input }),
          response: { 200: answer },
          refusals: refusalsOf(name, method),
        },
        // First the right, then the input: who may not call learns nothing of it.
        validatorCompiler: () => () => true,
        handler: async (request, { raw }) => {
          const patience = patienceOf[name]
          // A connection on which nothing comes or goes is closed sooner otherwise. The next request has the usual time again.
          if (patience !== undefined) raw.setTimeout(patience, () => raw.destroy())
          const draft = method === 'GET' ? request.query : request.body
          return staff.run(name, staffOf(request), draft)
        },
      })
    }
  })
}

export const staffCallNames = Object.keys(staffCalls).filter((name): name is StaffCallName => name in staffCalls)

function refusalsOf(name: StaffCallName, method: 'GET' | 'POST'): ErrorCode[] {
  const { stages, right, isFresh } = needsOf[name]
  return [
    ...(stages ? (['unauthorized'] as const) : []),
    ...(right ? (['forbidden'] as const) : []),
    ...(isFresh ? (['password_needed'] as const) : []),
    ...(method === 'GET' ? (['invalid'] as const) : (['conflict', 'not_found', 'too_many_requests'] as const)),
  ]
}
