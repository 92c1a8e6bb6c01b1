import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openToAll } from '#api/http/browser-files.ts'
import type { Pages } from '#api/http/pages.ts'
import type { SendPage } from '#api/routes/pages.ts'

const addresses = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/.well-known/security.txt', '/share/*']

/** The files that stand beside the pages: for search engines, link previews and home screens. */
export function siteFilesRoute(app: FastifyInstance, pages: Pages, sendPage: SendPage): void {
  for (const address of addresses) {
    app.get(address, async (request, reply) => {
      const file = await pages.file(request.url)
      if (!file) return sendPage(request, reply, request.url)
      const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
      reply.headers({ etag, 'cache-control': `public, max-age=${file.maxAge}`, ...openToAll })
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(file.type).send(file.body)
    })
  }
}

/** Whether the client has these bytes already; a cache in between may have marked its tag as weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
