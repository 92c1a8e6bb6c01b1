import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedPage, isSharable, type PageCache, sessionCookies } from '#api/contract/page-cache.ts'
import { chooseEncoding } from '#api/http/encoding.ts'
import { isKnown } from '#api/http/etag.ts'

export type CachedPages = ReturnType<typeof createCachedPages>

/** Headers that every visitor gets; all others belong to one answer. */
const sharedHeaders = [
  'access-control-allow-origin',
  'age',
  'cache-control',
  'cache-status',
  'content-language',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'etag',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
]

/** Staff sessions bypass the page cache. */
export function hasSession({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const names = headers.cookie?.split(';').map((pair) => pair.split('=')[0]?.trim()) ?? []
  return sessionCookies.some((name) => names.includes(name))
}

/** After a page's first answer, later ones bypass Fastify's hooks with its shared headers: several times as fast. */
export function createCachedPages() {
  const headersOf = new WeakMap<CachedPage, string[]>()
  const sending = new WeakMap<FastifyRequest, CachedPage>()
  let cache: PageCache | undefined
  let isOpen = true

  function sendAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (!isOpen || method !== 'GET' || headers['content-length'] || headers['transfer-encoding']) return false
    if (hasSession(request)) return false
    const page = cache?.at(url)
    const shared = page && headersOf.get(page)
    if (!shared) return false
    if (isKnown(headers['if-none-match'], page.etag)) {
      response.writeHead(304, shared).end()
      return true
    }
    const encoding = chooseEncoding(headers['accept-encoding'])
    const body = page.encoded(encoding)
    if (!Buffer.isBuffer(body)) return false
    const own = ['content-length', `${body.length}`]
    if (encoding !== 'identity') own.push('content-encoding', encoding)
    response.writeHead(200, [...shared, ...own]).end(body)
    return true
  }

  return {
    sendAtOnce,

    /** Call after all hooks that set headers. */
    install(app: FastifyInstance, pageCache: PageCache | undefined): void {
      cache = pageCache
      app.addHook('onSend', async (request, reply) => {
        const page = sending.get(request)
        const headers = reply.getHeaders()
        if (!page || reply.statusCode !== 200 || !isSharable(headers)) return
        const shared = sharedHeaders.filter((name) => headers[name] !== undefined)
        headersOf.set(
          page,
          shared.flatMap((name) => [name, String(headers[name])]),
        )
      })
      app.addHook('preClose', async () => {
        isOpen = false
      })
    },

    async send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<void> {
      const vary = [reply.getHeader('vary') ?? [], page.headers['vary'] ?? []].flat().join(', ')
      reply.headers({ ...page.headers, vary, etag: page.etag })
      if (isKnown(request.headers['if-none-match'], page.etag)) return void reply.code(304).send()
      sending.set(request, page)
      await sendBody(request, reply, page)
    },
  }
}

export async function sendBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: Pick<CachedPage, 'encoded'>,
): Promise<void> {
  const encoding = chooseEncoding(headers['accept-encoding'])
  const body = await page.encoded(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  void reply.header('content-length', body.length).send(body)
}
