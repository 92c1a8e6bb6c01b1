import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { pushKey, pushProof, pushSaved, pushState, pushSubscriptionInput } from '#api/contract/push.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { limits } from '#api/services/limits/limits.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { PushSubscriptionsService } from '#api/services/push/push-subscriptions.ts'

/** More than any subscription needs. Bytes. */
const bodyLimit = 8192

const tags = ['Push notifications']
const proof = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const key = {
  tags,
  summary: 'The public key of this server’s push messages',
  description:
    'For `pushManager.subscribe` (RFC 8292): an uncompressed point on P-256, in base64url. 503 when push is not set up.',
  response: { 200: pushKey },
}

const save = {
  tags,
  summary: 'Tell a browser of new posts',
  description:
    '201 for a new subscription, 200 for one that was known already. One for each endpoint: who holds its secret renews it, anybody else is refused. Endpoints of push services alone are taken, and ten new ones a day from one network.',
  body: pushSubscriptionInput,
  response: { 200: pushSaved, 201: pushSaved },
  refusals: ['conflict'] as const,
  limits: [limits.pushSaved],
  /** Keys of the example in RFC 8291, appendix A. */
  example: {
    endpoint: proof.endpoint,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: proof.auth,
    },
    expirationTime: null,
    language: 'en',
    device: { type: 'desktop', browser: 'Firefox', os: 'Linux' },
    preferences: { languages: ['en'], types: postTypes },
    timestamp: '2026-11-20T12:00:00.000Z',
  },
}

const state = {
  tags,
  summary: 'What is saved for a browser',
  description:
    'A browser that is not known, or was with another key than this server now has, subscribes anew. Without the right secret nothing is known.',
  body: pushProof,
  response: { 200: pushState },
  example: proof,
}

const remove = {
  tags,
  summary: 'Forget a browser',
  description: 'All that was kept about it is deleted. The answer is the same whether there was anything or not.',
  body: pushProof,
  response: { 204: z.undefined() },
  example: proof,
}

/** `/api/push/…`: the server's key, and the subscriptions made with it (specification 4, push notifications). */
export function pushRoutes(app: FastifyInstance, subscriptions: PushSubscriptionsService): void {
  void app.register(async (server) => {
    const scope = server.withTypeProvider<ZodTypeProvider>()
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    scope.get(apiPaths.pushKey, { schema: key }, async () => ({ key: subscriptions.key() }))

    scope.post(apiPaths.pushSubscriptions, { schema: save, bodyLimit }, async (request, reply) => {
      const isNew = await subscriptions.save(request.body, networkOf(request.ip))
      return reply.code(isNew ? 201 : 200).send({ isNew })
    })

    scope.post(apiPaths.pushState, { schema: state, bodyLimit }, async (request) => subscriptions.state(request.body))

    scope.delete(apiPaths.pushSubscriptions, { schema: remove, bodyLimit }, async (request, reply) => {
      await subscriptions.remove(request.body)
      return reply.code(204).send()
    })
  })
}
