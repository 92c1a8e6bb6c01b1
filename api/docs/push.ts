import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { pushKey, pushProof, pushSaved, pushState, pushSubscriptionInput } from '#api/contract/push.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { answer, operation } from '#api/docs/operation.ts'

const proof = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Keys of the example in RFC 8291, appendix A. */
const example = {
  endpoint: proof.endpoint,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: proof.auth,
  },
  expirationTime: null,
  language: 'en',
  device: { type: 'desktop', browser: 'Firefox', os: 'Linux' },
  preferences: { languages: ['en'], types: ['insights', 'features', 'case-studies', 'news', 'opinion'] },
  timestamp: '2026-11-20T12:00:00.000Z',
}

export const pushDocs: ZodOpenApiPathsObject = {
  [apiPaths.pushKey]: {
    get: operation({
      summary: 'The public key of this server’s push messages',
      description: 'For `pushManager.subscribe` (RFC 8292). 503 when push is not set up.',
      answers: { 200: answer('An uncompressed point on P-256, in base64url.', pushKey) },
    }),
  },
  [apiPaths.pushSubscriptions]: {
    post: operation({
      summary: 'Tell a browser of new posts',
      description:
        'One subscription for each endpoint: who holds its secret renews it, anybody else is refused. Endpoints of push services alone are taken, and ten new ones a day from one network.',
      body: { 'application/json': { schema: pushSubscriptionInput, example } },
      answers: { 201: answer('Saved.', pushSaved), 200: answer('Renewed: it was known already.', pushSaved) },
      refusals: ['invalid', 'conflict'],
      limits: [{ per: 'network', max: 30, seconds: 3600 }],
    }),
    delete: operation({
      summary: 'Forget a browser',
      description: 'All that was kept about it is deleted. The answer is the same whether there was anything or not.',
      body: { 'application/json': { schema: pushProof, example: proof } },
      answers: { 204: { description: 'It is not known, or no longer.' } },
      refusals: ['invalid'],
    }),
  },
  [apiPaths.pushState]: {
    post: operation({
      summary: 'What is saved for a browser',
      description:
        'A browser that is not known, or was with another key than this server now has, subscribes anew. Without the right secret nothing is known.',
      body: { 'application/json': { schema: pushProof, example: proof } },
      answers: { 200: answer('Whether it is known, and what it wants to hear of.', pushState) },
      refusals: ['invalid'],
    }),
  },
}
