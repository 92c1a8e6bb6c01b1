import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '#api/contract/values/errors.ts'
import { AppError } from '#api/errors.ts'
import { errorBody, hasHungUp, logFault, toAppError } from '#api/http/answers.ts'
import { isForm } from '#api/http/body.ts'
import { sendBody } from '#api/http/cached-pages.ts'
import type { Pages } from '#api/http/pages.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import type { Words } from '#api/texts.ts'
import type { Language } from '#locales/languages.ts'

interface ErrorHandlingDependencies {
  pages: Pick<Pages, 'renderFailure'>
  words: (language: Language) => Words
}

export function handleErrors(app: FastifyInstance, { pages, words }: ErrorHandlingDependencies): void {
  app.setErrorHandler((thrown, request, reply) => answer(thrown, request, reply))
  // `GET *` is a route, so this is another method, or an asset of an earlier deployment.
  app.setNotFoundHandler((request, reply) => {
    return answer(new AppError(isRead(request) ? 'not_found' : 'method_not_allowed'), request, reply)
  })

  async function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const error = toAppError(thrown)
    logFault(request, thrown, 'A request failed')
    if (hasHungUp(request)) return reply.code(statusOf.bad_request).send()
    const language = requestLanguage(request)
    const body = errorBody(error, words(language))
    const status = statusOf[error.code]
    // RFC 9110, 15.5.6 requires it.
    if (error.code === 'method_not_allowed') reply.header('allow', 'GET, HEAD, POST')
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    reply.header('cache-control', 'no-store')
    if (!wantsPage(request)) return reply.code(status).send({ error: body })
    const page = await pages.renderFailure({ status, message: body.message, language, hasSent: !isRead(request) })
    await sendBody(request, reply.code(status).headers(page.headers), page)
    return reply
  }
}

function wantsPage(request: FastifyRequest): boolean {
  if (!request.url.startsWith('/api/')) return !['/healthz', '/readyz'].includes(request.routeOptions.url ?? '')
  return isForm(request) || (request.headers.accept ?? '').includes('text/html')
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
