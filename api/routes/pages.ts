import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteClient } from '#api/contract/client.ts'
import type { ContentSources, MadeAnswer, PageCache, RenderLimit } from '#api/contract/page-cache.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { AppError } from '#api/errors.ts'
import { UNAVAILABLE_WAIT } from '#api/http/answers.ts'
import { formOf, isForm } from '#api/http/body.ts'
import { type CachedPages, hasSession } from '#api/http/cached-pages.ts'
import { compress } from '#api/http/compress.ts'
import type { Pages } from '#api/http/pages.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { PostReader } from '#api/services/posts/post-reader.ts'
import { defaultLanguage, isLanguage } from '#locales/languages.ts'

/** Answers with the page at `path`. A file that was posted with the request goes along. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file?: PostedFile,
) => Promise<FastifyReply>

interface SendPageDependencies {
  pages: Pages
  clientFor: (request: FastifyRequest, file: PostedFile | undefined, onRefused: (error: AppError) => void) => SiteClient
  limit: RenderLimit
  /** For posted forms: what somebody wrote does not wait behind those who only read, nor is it refused because of others. */
  formLimit: RenderLimit
}

export function createSendPage({ pages, clientFor, limit, formLimit }: SendPageDependencies): SendPage {
  return async (request, reply, path, file) => {
    // What the page shows in words, programs read in a header (D32).
    const onRefused = ({ retryAfter }: AppError) => {
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    }
    const client = clientFor(request, file, onRefused)
    const network = networkOf(request.ip)
    const answer =
      request.method === 'POST'
        ? await formLimit(() => pages.render({ method: 'POST', path, form: formOf(request), client }), network)
        : await limit(() => pages.render({ method: 'GET', path, client }), network)
    const { refusal } = request
    return sendAnswer(request, reply, refusal ? { ...answer, status: statusOf[refusal.code] } : answer)
  }
}

/** Hands a posted form to the page of its language at `path`: it gets a page for an answer, also when its fields are wrong (D19). */
export function pageForForms(sendPage: SendPage, path: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isForm(request)
      ? request.server.holdWrite(request, () => sendPage(request, reply, `/${requestLanguage(request)}${path}/`))
      : undefined
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: MadeAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(headers)
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', UNAVAILABLE_WAIT)
  // Nobody in between may give staff's pages to visitors.
  if (hasSession(request.raw)) reply.header('cache-control', 'private, no-store')
  return reply.send(await compress(request, reply, body))
}

/** False where the request needs its own answer. (Not the reply: awaiting one waits until it is sent.) */
export type SendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  headers?: Record<string, string>,
) => Promise<boolean>

interface SendCachedDependencies {
  cache: PageCache | undefined // undefined where pages are rendered each time
  cachedPages: CachedPages
  sources: ContentSources
}

export function createSendCached({ cache, cachedPages, sources }: SendCachedDependencies): SendCached {
  return async (request, reply, headers = {}) => {
    const answer = await cache?.answer(request.url, sources, networkOf(request.ip))
    if (!answer) return false
    if ('body' in answer) await sendAnswer(request, reply, answer)
    else await cachedPages.send(request, reply.headers(headers), answer)
    return true
  }
}

interface PagesRouteDependencies {
  pages: Pick<Pages, 'knownPage'>
  postReader: PostReader
  limit: RenderLimit // a post takes as long as a page
  sendPage: SendPage
  sendCached: SendCached
}

/** Every address that is not a file and not `/api`: `site/routes.tsx` decides what it shows. */
export function pagesRoute(app: FastifyInstance, dependencies: PagesRouteDependencies): void {
  const { sendPage, sendCached } = dependencies
  app.get('/*', async (request, reply) => {
    const path = request.url
    if (path.startsWith('/api/')) throw new AppError('not_found')
    const lowerCase = await lowerCaseOf(path, networkOf(request.ip), dependencies)
    if (lowerCase !== undefined) return reply.redirect(lowerCase, 301)
    const slashed = withTrailingSlash(path)
    if (slashed !== path) return reply.redirect(slashed, 308)
    // A request with a staff session never gets a cached page, nor is its own page cached.
    const isSent = !hasSession(request.raw) && (await sendCached(request, reply))
    return isSent ? reply : sendPage(request, reply, path)
  })

  app.post('/*', { config: { crossSite: 'shown' } }, async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new AppError('not_found')
    if (!isForm(request)) throw new AppError('unsupported_media_type')
    return sendPage(request, reply, request.url)
  })
}

/**
 * Where the page lies that was asked for with capitals or needless escapes; the query stays (D37). Only pages that are
 * there have such an address, so that whatever else is asked for stays unknown and leads nowhere.
 */
async function lowerCaseOf(
  path: string,
  network: string,
  { pages, postReader, limit }: Pick<PagesRouteDependencies, 'pages' | 'postReader' | 'limit'>,
): Promise<string | undefined> {
  const [pathname = '', ...query] = path.split('?')
  if (!/[A-Z%]/.test(pathname)) return undefined
  const lower = unescaped(pathname).toLowerCase().replace(/\/$/, '')
  const isPrefixed = isLanguage(lower.split('/')[1])
  const prefixed = `${isPrefixed ? '' : `/${defaultLanguage}`}${lower}/`
  const known = pages.knownPage(prefixed)
  if (known?.page !== prefixed) return undefined
  const { post } = known
  if (post && (await limit(() => postReader.read(post), network)).status === 'missing') return undefined
  return [isPrefixed ? prefixed : lower || '/', ...query].join('?')
}

function unescaped(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** A prefixed address has its canonical form with a slash at the end; the query stays (D4). */
function withTrailingSlash(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const isPrefixed = isLanguage(pathname.split('/')[1])
  const isFile = pathname.includes('.', pathname.lastIndexOf('/'))
  if (!isPrefixed || isFile || pathname.endsWith('/')) return path
  return [`${pathname}/`, ...query].join('?')
}
