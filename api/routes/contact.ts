import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { contactAccepted, contactInput, contactSignals } from '#api/contract/contact.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { refusedIn } from '#api/http/schemas.ts'
import { pageForForms, type SendPage } from '#api/routes/pages.ts'
import type { ContactService } from '#api/services/contact/contact.ts'
import { limits } from '#api/services/limits/limits.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

interface ContactRouteDependencies {
  contact: ContactService
  sendPage: SendPage
}

const schema = {
  tags: ['Contact'],
  summary: 'Send a message to the agency',
  description:
    'Stored before it is answered; mailed to the agency and acknowledged to the sender afterwards, unless it looks like spam: then it waits for a person. Optional and never refused: `subject` (hidden from people: what is written in it counts as spam), `elapsed` (milliseconds spent on the form), `proof` (JSON `{ challenge, solution }` of `GET /api/challenge`) and `captcha` (a token of reCAPTCHA v3 for the action `contact`, where it is in use). A posted form is answered with a page of the site.',
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  body: z.extend(contactInput, contactSignals.shape),
  response: { 201: contactAccepted },
  limits: [limits.contactNetwork, limits.contactSender],
  example: {
    name: 'Jonida Sample',
    email: 'jonida@example.org',
    purpose: 'project',
    message: 'We would like a window on the web.',
    language: 'en',
  },
}

/** `POST /api/contact`: JSON is answered with JSON; a posted form is handed to the contact page of its language. */
export function contactRoute(app: FastifyInstance, { contact, sendPage }: ContactRouteDependencies): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    apiPaths.contact,
    {
      schema,
      config: { crossSite: 'shown' },
      preValidation: pageForForms(sendPage, '/contact'),
      schemaErrorFormatter: refusedIn('contact-form:errors'),
    },
    async (request, reply) => {
      const { subject, elapsed, proof, captcha, ...message } = request.body
      const id = await contact.send(message, { subject, elapsed, proof, captcha }, networkOf(request.ip))
      return reply.code(201).send({ id })
    },
  )
}
