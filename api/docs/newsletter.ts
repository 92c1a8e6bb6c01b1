import * as z from 'zod/mini'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { errorAnswer } from '#api/contract/error-answer.ts'
import { newsletterAccepted, newsletterInput, subscriptionAnswer, subscriptionInput } from '#api/contract/newsletter.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { answer, operation, redirect } from '#api/docs/operation.ts'

/** The shape of specification 7, beside the one that every error has. */
const refusal = z.extend(errorAnswer, { success: z.literal(false), message: z.string() })

const example = { email: 'jonida@example.org', language: 'en', source: 'footer' }

export const newsletterDocs: ZodOpenApiPathsObject = {
  [apiPaths.newsletter]: {
    post: operation({
      summary: 'Sign an address up for the newsletter',
      description:
        'Double opt-in: a mail asks for the last click. The answer is the same for every address, whether it is known or not. A posted form is answered with a page of the site.',
      body: {
        'application/json': { schema: newsletterInput, example },
        'application/x-www-form-urlencoded': { schema: newsletterInput },
      },
      answers: {
        200: answer('Taken.', newsletterAccepted),
        303: redirect('Taken; the form goes on to a page that says so.'),
      },
      refusals: ['invalid'],
      refusal,
      isForm: true,
      limits: [{ per: 'network', max: 10, seconds: 3600 }],
    }),
  },
  [apiPaths.subscription]: {
    post: operation({
      summary: 'Read the link of a newsletter’s mail, or take its step',
      description: 'Without a step nothing changes. A step that was taken before changes nothing either.',
      body: { 'application/json': { schema: subscriptionInput, example: { token: 'none' } } },
      answers: { 200: answer('Where the subscription stands, or why the link leads nowhere.', subscriptionAnswer) },
      refusals: ['invalid'],
    }),
  },
}
