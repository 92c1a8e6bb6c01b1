import type { FastifyInstance } from 'fastify'
import { contactInput, contactSignals } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { AppError } from '#api/errors.ts'
import { isForm } from '#api/http/body.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import type { SendPage } from '#api/routes/pages.ts'
import type { ContactService } from '#api/services/contact/contact.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

interface ContactRouteDependencies {
  contact: ContactService
  sendPage: SendPage
}

/** `POST /api/contact`: JSON is answered with JSON; a posted form is handed to the contact page of its language. */
export function contactRoute(app: FastifyInstance, { contact, sendPage }: ContactRouteDependencies): void {
  app.post(apiPaths.contact, { config: { crossSite: 'shown' } }, async (request, reply) => {
    if (isForm(request)) return sendPage(request, reply, `/${requestLanguage(request)}/contact/`)
    if (request.body === null || typeof request.body !== 'object' || Array.isArray(request.body))
      throw new AppError('bad_request')
    const input = contactInput.safeParse(request.body)
    if (!input.success) throw new AppError('invalid', { fields: fieldErrors(input.error) })
    const id = await contact.send(input.data, contactSignals.parse(request.body), networkOf(request.ip))
    return reply.code(201).send({ id })
  })
}
