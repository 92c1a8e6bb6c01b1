import * as z from 'zod/mini'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { challengeAnswer } from '#api/contract/challenge.ts'
import { contactAccepted, contactInput } from '#api/contract/contact.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { answer, operation, redirect } from '#api/docs/operation.ts'

const example = {
  name: 'Jonida Sample',
  email: 'jonida@example.org',
  purpose: 'project',
  message: 'We would like a window on the web.',
  language: 'en',
}

/** What a form sends along (D18), as it is sent: the contract's own schema turns everything that is not this into nothing. */
const body = z.extend(contactInput, {
  subject: z.optional(
    z.string().check(z.describe('Hidden from people: leave it out. What is written in it counts as spam.')),
  ),
  elapsed: z.optional(z.number().check(z.describe('Milliseconds spent on the form.'))),
  proof: z.optional(z.string().check(z.describe('JSON `{ challenge, solution }` of `GET /api/challenge`.'))),
  captcha: z.optional(
    z.string().check(z.describe('A token of reCAPTCHA v3 for the action `contact`, where it is in use.')),
  ),
})

export const contactDocs: ZodOpenApiPathsObject = {
  [apiPaths.contact]: {
    post: operation({
      summary: 'Send a message to the agency',
      description:
        'Stored before it is answered; mailed to the agency and acknowledged to the sender afterwards, unless it looks like spam: then it waits for a person. `subject`, `elapsed`, `proof` and `captcha` are optional and never refused. A posted form is answered with a page of the site.',
      body: {
        'application/json': { schema: body, example },
        'application/x-www-form-urlencoded': { schema: body },
      },
      answers: {
        201: answer('Stored.', contactAccepted),
        303: redirect('Stored; the form goes on to the thank-you page.'),
      },
      refusals: ['invalid'],
      isForm: true,
      limits: [
        { per: 'network', max: 10, seconds: 3600 },
        { per: 'sender', max: 10, seconds: 3600 },
      ],
    }),
  },
  [apiPaths.challenge]: {
    get: operation({
      summary: 'Ask for a proof of work',
      description: 'A sum for the browser, for one message and 20 minutes; solved as the package `altcha-lib` does.',
      answers: { 200: answer('A challenge.', challengeAnswer) },
    }),
  },
}
