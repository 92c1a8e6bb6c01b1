import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { analyticsFileQuery, publicAnalyticsAnswer, publicAnalyticsQuery } from '#api/contract/staff/analytics.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { staffAnalyticsFile, staffNowEvents } from '#api/contract/values/staff-paths.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import type { Dashboard } from '#api/services/dashboard/dashboard.ts'
import type { DashboardFile } from '#api/services/dashboard/dashboard-file.ts'
import type { ReadNow } from '#api/services/dashboard/now.ts'
import type { NowEvents } from '#api/services/dashboard/now-events.ts'
import { acting } from '#api/services/staff/context.ts'
import { refusalOf, requireAllowed } from '#api/services/staff/rights.ts'
import type { StaffSessions } from '#api/services/staff/sessions.ts'
import { checked } from '#api/services/staff/staff-calls.ts'

const MOST_WAITING = 65_536 // bytes that a slow reader may leave behind

interface DashboardRoutesDependencies {
  dashboard: Dashboard
  dashboardFile: DashboardFile
  readNow: ReadNow
  nowEvents: NowEvents
  openStaffContext: OpenStaffContext
  readSessionAgain: StaffSessions['readAgain']
  now: () => number
}

const answer = {
  tags: ['Analytics'],
  summary: 'Read what visitors did',
  description:
    'With the session of an owner only. `timeRange` counts whole days of the agency’s time zone, today included; `own` takes `from` and `to`. `type=realtime` answers who is here now, without a range. Filters (`page`, `in`, `channel`, `referrer`, `source`, `medium`, `campaign`, `device`, `browser`, `system`, `screen`, `country`, `timezone`, `returning`, `consent`) may be combined. Groups of fewer than five visitors are not broken down further.',
  querystring: publicAnalyticsQuery,
  response: { 200: publicAnalyticsAnswer },
  refusals: ['unauthorized', 'forbidden', 'invalid'] as const,
}

const file = {
  tags: ['Staff'],
  summary: 'Take a panel of the dashboard away as a CSV file',
  description: 'With the query of the dashboard; `file` names the panel.',
  querystring: analyticsFileQuery,
  produces: ['text/csv'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden', 'invalid'] as const,
}

const events = {
  tags: ['Staff'],
  summary: 'Listen to who is on the site now',
  description:
    'Server-sent events named `now`, one every five seconds, each the answer of `readNow`. Ends after five minutes, and browsers ask again; 503 when too many listen, who may poll instead.',
  produces: ['text/event-stream'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden'] as const,
}

/** `GET /api/analytics`, its panels as files, and who is here as a stream. */
export function dashboardRoutes(app: FastifyInstance, dependencies: DashboardRoutesDependencies): void {
  const { dashboard, dashboardFile, readNow, nowEvents, openStaffContext, readSessionAgain, now } = dependencies
  const needs = { stages: ['full'], right: 'analytics' } as const
  // First the right, then the input: who may not call learns nothing of it.
  const validatorCompiler = () => () => true
  app.addHook('preClose', async () => nowEvents.endAll())

  void app.register(async (scope) => {
    readStaffSessions(scope, openStaffContext)

    scope.get(apiPaths.analytics, { schema: answer, validatorCompiler }, async (request) => {
      const { live, language } = staffOf(request)
      requireAllowed(live, needs, now())
      const { type, ...query } = checked(publicAnalyticsQuery, request.query)
      const found = type === 'realtime' ? await readNow() : await dashboard.read(query, language)
      return { success: true, data: found }
    })

    scope.get(staffAnalyticsFile, { schema: file, validatorCompiler }, async (request, reply) => {
      const queryOf = () => checked(analyticsFileQuery, request.query)
      const { name, text } = await dashboardFile.take(staffOf(request), queryOf)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(text)
    })

    scope.get(staffNowEvents, { schema: events, exposeHeadRoute: false }, async (request, reply) => {
      const context = staffOf(request)
      requireAllowed(context.live, needs, now())
      const first = await readNow()
      const { raw } = reply
      const live = acting(context)
      // Whoever has left while it was read: nothing would end their place.
      if (raw.destroyed) return reply.hijack()
      const leave = nowEvents.listen({
        account: live.account.id,
        isAllowed: async () => refusalOf(await readSessionAgain(live), needs, now()) === undefined,
        tell(told) {
          if (raw.writableLength > MOST_WAITING) raw.destroy()
          else raw.write(eventOf(told))
        },
        // Whoever does not read never comes to an orderly end.
        end: () => void (raw.writableLength > 0 ? raw.destroy() : raw.end()),
      })
      for (const event of ['close', 'error']) raw.on(event, leave)
      reply.hijack()
      // Those of the hooks: nothing that says who may listen is kept by a cache.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
      raw.setHeader('x-accel-buffering', 'no') // proxies that gather answers would hold it back
      raw.writeHead(200)
      raw.write(`retry: 5000\n${eventOf(first)}`)
    })
  })
}

const eventOf = (told: unknown): string => `event: now\ndata: ${JSON.stringify(told)}\n\n`
