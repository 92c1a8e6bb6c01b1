import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteClient } from '#api/contract/client.ts'
import type { ContentSources, MadeAnswer, PageCache } from '#api/contract/page-cache.ts'
import { AppError } from '#api/errors.ts'
import { formOf, isForm } from '#api/http/body.ts'
import { compress } from '#api/http/compress.ts'
import type { KeptPages } from '#api/http/kept-pages.ts'
import type { Pages } from '#api/http/pages.ts'
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
    await sendAnswer(request, reply, answer)
    return reply
  }
}

/** An answer that was made for this request alone. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: MadeAnswer,
): Promise<FastifyReply> {
  return reply
    .code(status)
    .headers(headers)
    .send(await compress(request, reply, body))
}

/**
 * Sends what is kept for the request's address, or is from now on. Resolves to false where nothing is. (Not to the reply:
 * waiting for one means waiting until it is sent, and gives undefined.)
 */
export type SendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  headers?: Record<string, string>,
) => Promise<boolean>

/** Keeps what everybody may see; without a cache, nothing. */
export function createSendKept(cache: PageCache | undefined, kept: KeptPages, sources: ContentSources): SendKept {
  return async (request, reply, headers = {}) => {
    const answer = await cache?.answer(request.url, sources)
    if (!answer) return false
    if ('body' in answer) await sendAnswer(request, reply, answer)
    else await kept.send(request, reply.headers(headers), answer)
    return true
  }
}

/** Every address that is not a file and not `/api`: `site/routes.tsx` decides what it shows. */
export function pagesRoute(app: FastifyInstance, sendPage: SendPage, sendKept: SendKept): void {
  app.get('/*', async (request, reply) => {
    const path = request.url
    if (path.startsWith('/api/')) throw new AppError('not_found')
    const slashed = withTrailingSlash(path)
    if (slashed !== path) return reply.redirect(slashed, 308)
    return (await sendKept(request, reply)) ? reply : sendPage(request, reply, path)
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
