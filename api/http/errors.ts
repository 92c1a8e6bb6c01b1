import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '#api/contract/errors.ts'
import { AppError } from '#api/errors.ts'
import { errorBody, toAppError } from '#api/http/answers.ts'
import { isForm } from '#api/http/body.ts'
import type { Pages } from '#api/http/pages.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import { sendAnswer } from '#api/routes/pages.ts'
import type { Words } from '#api/words.ts'
import type { Language } from '#locales/languages.ts'

interface ErrorHandlingDependencies {
  pages: Pages
  words: (language: Language) => Words
}

/** Turns whatever was thrown into an answer: JSON for programs, a page for people, both in the request's language. */
export function handleErrors(app: FastifyInstance, { pages, words }: ErrorHandlingDependencies): void {
  app.setErrorHandler((thrown, request, reply) => answer(thrown, request, reply))
  // `GET *` is a route, so what comes here is another method, or a file that a deploy has taken away.
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return answer(new AppError(isRead ? 'not_found' : 'method_not_allowed'), request, reply)
  })

  async function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const error = toAppError(thrown)
    if (error.code === 'internal' || error.code === 'unavailable') request.log.error(thrown, 'A request failed')
    const language = requestLanguage(request)
    const body = errorBody(error, words(language))
    const status = statusOf[error.code]
    // RFC 9110, 15.5.6: a refusal of the method names those that are possible.
    if (error.code === 'method_not_allowed') reply.header('allow', 'GET, HEAD, POST')
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    reply.header('cache-control', 'no-store')
    if (!wantsPage(request)) return reply.code(status).send({ error: body })
    await sendAnswer(request, reply, await pages.renderFailure(status, body, language))
    return reply
  }
}

function wantsPage(request: FastifyRequest): boolean {
  if (!request.url.startsWith('/api/')) return request.url !== '/healthz' && request.url !== '/readyz'
  return isForm(request) || (request.headers.accept ?? '').includes('text/html')
}
