import type { FastifyInstance } from 'fastify'
import type { PublishedPosts } from '#api/contract/client.ts'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { openToAll } from '#api/http/browser-files.ts'
import { sendTagged } from '#api/http/etag.ts'
import type { Pages } from '#api/http/pages.ts'
import type { SendCached, SendPage } from '#api/routes/pages.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

interface SiteFilesDependencies {
  pages: Pages
  sendPage: SendPage
  sendCached: SendCached
  published: PublishedPosts
  limit: RenderLimit // of what is not kept
  pictureLimit: RenderLimit // of what is drawn
}

const addresses = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/share/*',
  '/feeds/*',
  '/offline/*',
]

export function siteFilesRoute(
  app: FastifyInstance,
  { pages, sendPage, sendCached, published, limit, pictureLimit }: SiteFilesDependencies,
): void {
  for (const address of addresses) {
    const limited = address === '/share/*' ? pictureLimit : limit
    app.get(address, async (request, reply) => {
      // With a staff session too: files are the same for everybody, and making them for one visitor each is unbounded.
      if (await sendCached(request, reply, openToAll)) return reply
      const file = await limited(() => pages.file(request.url, published), networkOf(request.ip))
      if (!file) return sendPage(request, reply, request.url)
      reply.headers({ 'cache-control': `public, max-age=${file.maxAge}`, ...openToAll })
      return sendTagged(request, reply, file.type, file.body)
    })
  }
}
