import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { analyticsAnswer, analyticsEvent } from '#api/contract/analytics.ts'
import { adminHeader } from '#api/contract/values/analytics-answer.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { browserOf, systemOf } from '#api/contract/values/user-agent.ts'
import { userAgentOf } from '#api/http/requests/user-agent-of.ts'
import type { OpenStaffContext } from '#api/http/staff/staff-session.ts'
import { limits } from '#api/services/limits/limits.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { AnalyticsService } from '#api/services/visits/analytics.ts'

/** More than any event needs. Bytes. */
const BODY_LIMIT = 16_384

const schema = {
  tags: ['Analytics'],
  summary: 'Count a visit, or keep the proof of a decision about cookies',
  description: `201 for what was stored, 202 for what was left out; \`message\` says why. Without consent to analytics nothing is stored that tells visitors apart, whatever is sent; a visit with the header \`${adminHeader}: true\` is left out. An \`adminAccess\` takes a session of the staff, which no header stands in for; without one only a warning is noted, that flags of an admin were found (\`securityData.warning\`: \`flags\`) or that the staff’s pages were opened over plain HTTP (\`http\`). Addresses that are no page of the site are counted as one, and what is no known time zone or resolution as \`Unknown\`. \`text/plain\` is read as JSON too, because \`navigator.sendBeacon\` says so.`,
  consumes: ['application/json', 'text/plain'],
  body: analyticsEvent,
  response: { 201: analyticsAnswer, 202: analyticsAnswer },
  refusals: ['forbidden'] as const,
  limits: [limits.visits],
  example: {
    type: 'anonymousAnalytics',
    page: '/en/',
    referrer: 'Unknown',
    language: 'en',
    screenResolution: '1280x720',
    timezone: 'Europe/Tirane',
    deviceType: 'desktop',
    browser: 'Firefox',
    os: 'Linux',
  },
}

/** `POST /api/analytics`: 201 for what was stored, 202 for what was left out, with the reason (specification 8). */
export function analyticsRoute(
  app: FastifyInstance,
  { analytics, openStaffContext }: { analytics: AnalyticsService; openStaffContext: OpenStaffContext },
): void {
  void app.register(async (server) => {
    const scope = server.withTypeProvider<ZodTypeProvider>()
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    // `navigator.sendBeacon`, the only call that outlives a page everywhere, labels its text as plain.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))

    scope.post(apiPaths.analytics, { schema, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const userAgent = userAgentOf(request)
      const answer = await analytics.record(request.body, {
        network: networkOf(request.ip),
        saysAdmin: request.headers[adminHeader.toLowerCase()] === 'true',
        userAgent,
        acceptLanguage: request.headers['accept-language'] ?? '',
        device: `${browserOf(userAgent)}, ${systemOf(userAgent)}`,
        // Only these ask: visits come by the thousand.
        account: request.body.type === 'adminAccess' ? await accountOf(request, reply) : undefined,
      })
      return reply.code(answer.message ? 202 : 201).send(answer)
    })
  })

  async function accountOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    const { live } = await openStaffContext(request, reply)
    return live?.session.stage === 'full' ? live.account.id : undefined
  }
}
