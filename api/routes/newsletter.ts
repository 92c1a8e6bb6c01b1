import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { errorAnswer } from '#api/contract/error-answer.ts'
import {
  type LinkProblem,
  newsletterAccepted,
  newsletterInput,
  subscriptionAnswer,
  subscriptionInput,
} from '#api/contract/newsletter.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { AppError } from '#api/errors.ts'
import { errorBody, logFault, toAppError } from '#api/http/answers.ts'
import { formOf, isForm, isMultipart } from '#api/http/body.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import { userAgentOf } from '#api/http/requests/user-agent-of.ts'
import { refusedIn } from '#api/http/schemas.ts'
import { pageForForms, type SendPage } from '#api/routes/pages.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { NewsletterService } from '#api/services/newsletter/newsletter.ts'
import type { SubscriptionsService } from '#api/services/newsletter/subscriptions.ts'
import type { Words } from '#api/texts.ts'
import { type Language, languages } from '#locales/languages.ts'

interface NewsletterRoutesDependencies {
  newsletter: NewsletterService
  subscriptions: SubscriptionsService
  sendPage: SendPage
  words: (language: Language) => Words
}

/** What a mail program is told whose one click leads nowhere. Somebody who is off the list already is as good as just gone. */
const oneClickStatus: Record<LinkProblem, number> = { altered: 404, expired: 410, gone: 200 }

const tags = ['Newsletter']

const signUp = {
  tags,
  summary: 'Sign an address up for the newsletter',
  description:
    'Double opt-in: a mail asks for the last click. The answer is the same for every address, whether it is known or not. Without a `language` it is the one of the answer. A posted form is answered with a page of the site.',
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  body: newsletterInput,
  response: {
    200: newsletterAccepted,
    /** The shape of specification 7 beside the one that every error has. */
    default: z.object({ success: z.literal(false), message: z.string(), ...errorAnswer.shape }),
  },
  limits: [limits.newsletterNetwork],
  example: { email: 'jonida@example.org', language: 'en', source: 'footer' },
}

const subscription = {
  tags,
  summary: 'Read the link of a newsletter’s mail, or take its step',
  description:
    'Where the subscription stands, or why the link leads nowhere. Without a step nothing changes. A step that was taken before changes nothing either.',
  body: subscriptionInput,
  response: { 200: subscriptionAnswer },
  example: { token: 'none' },
}

/** Signing up, and what stands behind the links in a mail (D16). */
export async function newsletterRoutes(app: FastifyInstance, dependencies: NewsletterRoutesDependencies) {
  const { newsletter, subscriptions, sendPage, words } = dependencies

  await app.register(async (scope) => {
    scope.setErrorHandler((thrown, request, reply) => {
      // A form is answered with a page, as everywhere.
      if (isForm(request)) throw thrown
      return answerError(thrown, request, reply)
    })

    /** `POST /api/newsletter`: JSON is answered with JSON; a posted form is handed to the newsletter's page. */
    scope.withTypeProvider<ZodTypeProvider>().post(
      apiPaths.newsletter,
      {
        schema: signUp,
        config: { crossSite: 'shown' },
        preValidation: pageForForms(sendPage, newsletterPaths.signUp),
        schemaErrorFormatter: refusedIn('newsletter-form:problems'),
      },
      async (request, reply) => {
        // Not all callers say a language (specification 7): then it is the one they are answered in.
        const language = requestLanguage(request)
        const sender = { ip: request.ip, userAgent: userAgentOf(request) }
        await newsletter.signUp({ ...request.body, language }, sender)
        return reply.send({ success: true, message: words(language)('newsletter-form:success') })
      },
    )
  })

  /** `POST /api/newsletter/subscription`: reads a link, or takes its step. A POST, so that tokens stay out of logs. */
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(apiPaths.subscription, { schema: subscription }, async (request) => subscriptions.take(request.body))

  await app.register(async (scope) => {
    // RFC 8058 allows mail programs this form too. One short field is all there is to read.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
      done(null, { multipart: body }),
    )
    // What these pages show depends on who was given the link. Without any referrer, browsers would say `Origin: null`.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin')
    })
    const pages = [newsletterPaths.confirm, newsletterPaths.unsubscribe, newsletterPaths.preferences]
    const addresses = (path: string) => [path, ...languages.map((language) => `/${language}${path}/`)]

    for (const path of pages.flatMap(addresses)) {
      scope.get(path, (request, reply) => sendPage(request, reply, request.url))
    }
    for (const path of pages.flatMap(addresses)) {
      const isLeaving = path.includes(newsletterPaths.unsubscribe)
      // To leave, the key in the link is all it takes, wherever the mail is read (RFC 8058).
      const options = { config: { crossSite: isLeaving ? 'taken' : 'shown' } } as const
      scope.post(path, options, async (request, reply) => {
        if (isLeaving && isOneClick(request)) return leave(request, reply)
        if (!isForm(request)) throw new AppError('unsupported_media_type')
        return sendPage(request, reply, request.url)
      })
    }
  })

  /** A mail program's own button (RFC 8058): no cookies, no page, no redirect. */
  async function leave(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = new URLSearchParams(request.url.split('?')[1] ?? '').get('token') ?? ''
    const { state } = await subscriptions.take({ token, step: 'unsubscribe' })
    const isProblem = state === 'altered' || state === 'expired' || state === 'gone'
    return reply.code(isProblem ? oneClickStatus[state] : 200).send({ state })
  }

  /** The shape of specification 7 beside the one that every error has. */
  function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const error = toAppError(thrown)
    logFault(request, thrown, 'A sign-up failed')
    const body = errorBody(error, words(requestLanguage(request)))
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    const message = body.fields?.['email'] ?? body.message
    return reply
      .code(statusOf[error.code])
      .header('cache-control', 'no-store')
      .send({ success: false, message, error: body })
  }
}

function isOneClick(request: FastifyRequest): boolean {
  if (isForm(request)) return formOf(request).get('List-Unsubscribe') === 'One-Click'
  const { body } = request
  if (!isMultipart(request) || body === null || typeof body !== 'object' || !('multipart' in body)) return false
  // Some name the type of the part after its name. Bounded: the name may stand there a thousand times.
  const click = /name="?List-Unsubscribe"?[ \t]*(?:\r?\n[\w-]{1,40}:[^\r\n]{0,80}){0,3}\r?\n\r?\nOne-Click\s/
  return click.test(String(body.multipart))
}
