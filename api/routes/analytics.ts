import type { FastifyInstance } from 'fastify'
import { analyticsEvent } from '#api/contract/analytics.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { adminHeader } from '#api/contract/values/analytics-answer.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { AppError } from '#api/errors.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { AnalyticsService } from '#api/services/visits/analytics.ts'

/** More than any event needs. Bytes. */
const BODY_LIMIT = 16_384

/** `POST /api/analytics`: 201 for what was stored, 202 for what was left out, with the reason (specification 8). */
export function analyticsRoute(app: FastifyInstance, analytics: AnalyticsService): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    // `navigator.sendBeacon`, the only call that outlives a page everywhere, labels its text as plain.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))

    scope.post(apiPaths.analytics, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (request.body === null || typeof request.body !== 'object') throw new AppError('bad_request')
      const event = analyticsEvent.safeParse(request.body)
      if (!event.success) throw new AppError('invalid', { fields: refused(fieldErrors(event.error)) })
      const answer = await analytics.record(event.data, {
        network: networkOf(request.ip),
        saysAdmin: request.headers[adminHeader.toLowerCase()] === 'true',
      })
      return reply.code(answer.message ? 202 : 201).send(answer)
    })
  })
}

/** Visitors never see these errors, so one sentence does for every field. */
function refused(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, 'errors:fields.refused']))
}
