import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DeclaredRoute } from '#api/docs/server.ts'
import { lazily } from '#api/lazily.ts'

const docsPath = '/api/docs'

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

  async function answer({ url, headers }: FastifyRequest, reply: FastifyReply) {
    const server = await docs()
    const made = await server.inject({ url, headers })
    if (made.statusCode === 404) return reply.callNotFound()
    const kept = Object.entries(made.headers).filter(([name]) => ofContent.has(name))
    return reply.code(made.statusCode).headers(Object.fromEntries(kept)).send(made.rawPayload)
  }

  app.get(docsPath, answer)
  app.get(`${docsPath}/*`, answer)
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema && method !== 'HEAD') routes.push({ method, url, schema })
  })
  app.addHook('onClose', () => close())
}
