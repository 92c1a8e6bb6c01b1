import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteClient } from '#api/contract/client.ts'
import { AppError } from '#api/errors.ts'
import { formOf, isForm } from '#api/http/body.ts'
import type { PageAnswer, Pages } from '#api/http/pages.ts'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import { isLanguage } from '#locales/languages.ts'

/** Answers with the page at `path`. A file that was posted with the request goes along. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file?: PostedFile,
) => Promise<FastifyReply>

/** Renders the page at `path` for a request, its posted form included. */
export function createSendPage(
  pages: Pages,
  clientFor: (
    request: FastifyRequest,
    file: PostedFile | undefined,
    onRefused: (error: AppError) => void,
  ) => SiteClient,
): SendPage {
  return async (request, reply, path, file) => {
    const isPost = request.method === 'POST'
    // What the page shows in words, programs read in a header (D32).
    const onRefused = ({ retryAfter }: AppError) => {
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    }
    const answer = await pages.render({
      method: isPost ? 'POST' : 'GET',
      path,
      ...(isPost && { form: formOf(request) }),
      client: clientFor(request, file, onRefused),
    })
    return sendAnswer(reply, answer)
  }
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: PageAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}

/** Every address that is not a file and not `/api`: `site/routes.tsx` decides what it shows. */
export function pagesRoute(app: FastifyInstance, sendPage: SendPage): void {
  app.get('/*', async (request, reply) => {
    const path = request.url
    if (path.startsWith('/api/')) throw new AppError('not_found')
    const slashed = withTrailingSlash(path)
    if (slashed !== path) return reply.redirect(slashed, 308)
    return sendPage(request, reply, path)
  })

  app.post('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new AppError('not_found')
    if (!isForm(request)) throw new AppError('unsupported_media_type')
    return sendPage(request, reply, request.url)
  })
}

/** A prefixed address has its canonical form with a slash at the end; the query stays (D4). */
function withTrailingSlash(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const isPrefixed = isLanguage(pathname.split('/')[1])
  const isFile = /\.[^/]*$/.test(pathname)
  if (!isPrefixed || isFile || pathname.endsWith('/')) return path
  return [`${pathname}/`, ...query].join('?')
}
