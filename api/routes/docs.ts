import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '#api/contract/page-cache.ts'
import type { DeclaredRoute } from '#api/docs/server.ts'
import { sendBody } from '#api/http/cached-pages.ts'
import { encode } from '#api/http/compress.ts'
import { isKnown } from '#api/http/etag.ts'
import { lazily } from '#api/lazily.ts'

const docsPath = '/api/docs'
/** One spelling for each file, so that what is kept is finite. */
const plainPath = /^(?:\/\w[\w-]*(?:\.[\w-]+)*)+\/?$/

/** Headers of the answer as a whole; those about how it is carried are this server's. */
const ofContent = new Set([
  'content-type',
  'content-security-policy',
  'cache-control',
  'etag',
  'last-modified',
  'location',
])

/** Routes declared after this. A server within this one, made when somebody asks, so that no start waits for it. */
export function docsRoutes(app: FastifyInstance, publicUrl: string): void {
  const routes: DeclaredRoute[] = []
  let close = async () => {}
  const docs = lazily(async () => {
    const { createDocsServer } = await import('#api/docs/server.ts')
    const server = await createDocsServer({ path: docsPath, publicUrl, routes })
    close = () => server.close()
    return server
  })

  /** The largest file has 1.5 MB: made and compressed once, and one copy for all who ask. */
  const kept = new Map<string, ReturnType<typeof make>>()

  async function make(url: string) {
    const made = await (await docs()).inject({ url })
    const body = made.rawPayload
    const encodings = new Map<Encoding, Promise<Buffer>>()
    return {
      status: made.statusCode,
      headers: Object.fromEntries(Object.entries(made.headers).filter(([name]) => ofContent.has(name))),
      encoded(encoding: Encoding) {
        const known = encodings.get(encoding) ?? encode(body, encoding)
        encodings.set(encoding, known)
        return known
      },
    }
  }

  function keep(url: string): ReturnType<typeof make> {
    const made = make(url)
    kept.set(url, made)
    const forget = () => kept.delete(url)
    made.then(({ status }) => status === 200 || forget(), forget)
    return made
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.url.split('?')
    if (!plainPath.test(path)) return reply.callNotFound()
    const made = await (kept.get(path) ?? keep(path))
    if (made.status === 404) return reply.callNotFound()
    reply.code(made.status).headers({ ...made.headers, vary: 'Accept-Encoding' })
    const { etag } = made.headers
    if (etag && isKnown(request.headers['if-none-match'], String(etag))) return reply.code(304).send()
    await sendBody(request, reply, made)
    return reply
  }

  app.get(docsPath, answer)
  app.get(`${docsPath}/*`, answer)
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema && method !== 'HEAD') routes.push({ method, url, schema })
  })
  app.addHook('onClose', () => close())
}
