import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { pushProof, pushSubscriptionInput } from '#api/contract/push.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { AppError } from '#api/errors.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { PushSubscriptionsService } from '#api/services/push/push-subscriptions.ts'

/** More than any subscription needs. Bytes. */
const options = { bodyLimit: 8192 }

/** `/api/push/…`: the server's key, and the subscriptions made with it (specification 4, push notifications). */
export function pushRoutes(app: FastifyInstance, subscriptions: PushSubscriptionsService): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    scope.get(apiPaths.pushKey, async () => ({ key: subscriptions.key() }))

    scope.post(apiPaths.pushSubscriptions, options, async (request, reply) => {
      const isNew = await subscriptions.save(bodyAs(pushSubscriptionInput, request.body), networkOf(request.ip))
      return reply.code(isNew ? 201 : 200).send({ isNew })
    })

    scope.post(apiPaths.pushState, options, async (request) => subscriptions.state(bodyAs(pushProof, request.body)))

    scope.delete(apiPaths.pushSubscriptions, options, async (request, reply) => {
      await subscriptions.remove(bodyAs(pushProof, request.body))
      return reply.code(204).send()
    })
  })
}

/** Visitors never see these errors, so one sentence does for every field. */
function bodyAs<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (body === null || typeof body !== 'object') throw new AppError('bad_request')
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const fields = Object.keys(fieldErrors(parsed.error)).map((field) => [field, 'errors:fields.refused'])
  throw new AppError('invalid', { fields: Object.fromEntries(fields) })
}
