import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { SiteClient } from '#api/contract/client.ts'
import type { PostCard } from '#api/contract/posts.ts'
import { isPageHandle } from '#site/context/page-handle.ts'
import { createPages } from '#site/entry-server.tsx'
import { routes } from '#site/routes.tsx'

const pages = createPages({
  settings: { publicUrl: 'https://dritare.example', trackingHosts: [] },
  assets: { entry: '/assets/entry.js', styles: '', fonts: [] },
})
const card: PostCard = {
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it says.',
  type: 'news',
  date: '2026-11-20',
  readTime: 5,
  author: 'Dritare',
  popularity: 0,
  featured: false,
  picture: { slug: 'performance-budget', alt: '' },
}
const noPosts = { insights: 0, features: 0, 'case-studies': 0, news: 0, opinion: 0 }
const client: SiteClient = {
  sendMessage: () => Promise.reject(new Error('Nothing is sent')),
  sendApplication: () => Promise.reject(new Error('Nothing is sent')),
  subscribe: () => Promise.reject(new Error('Nothing is sent')),
  takeStep: async () => ({ ok: true, answer: { state: 'altered' } }),
  listIssues: async () => ({ ok: true, answer: { isPublic: true, issues: [] } }),
  listOpenings: async () => ({ ok: true, answer: { openings: [] } }),
  listPosts: async () => ({
    ok: true,
    answer: { posts: [card], total: 1, page: 1, pageCount: 1, counts: { ...noPosts, news: 1 } },
  }),
  readPost: async () => ({
    ok: true,
    answer: {
      status: 'found',
      post: {
        ...card,
        id: 'a',
        html: '<p>Text</p>',
        sections: [],
        tags: [],
        addresses: {},
        seoMeta: {},
        related: [card],
      },
    },
  }),
}

/** One address of each page. */
const addresses = [
  '/',
  '/about',
  '/portfolio',
  '/contact',
  '/careers',
  '/blog',
  '/blog/app/a-post',
  '/sample-post',
  '/imprint',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/gdpr',
  '/thank-you',
  '/message-error',
  '/newsletter',
  '/newsletter/issues',
  '/no-such-page',
]

/** The text files that the server read for a page. */
async function filesOf(path: string): Promise<string[]> {
  const { body } = await pages.render({ method: 'GET', path, client })
  const [, state = '{}'] = /id="state">(.*?)<\/script>/.exec(String(body)) ?? []
  return JSON.parse(state).files
}

/** What the page's module says that it reads. */
async function textsOf(path: string): Promise<readonly string[]> {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  const page = typeof route?.lazy === 'function' ? await route.lazy() : route
  return isPageHandle(page?.handle) ? page.handle.texts : []
}

describe('the texts of a page', () => {
  it('are named by its module, no file more and none less', async () => {
    const read = await Promise.all(addresses.map(filesOf))
    const everywhere = read.reduce((before, files) => before.filter((file) => files.includes(file)))
    for (const [index, path] of addresses.entries()) {
      const own = read[index]?.filter((file) => !everywhere.includes(file)) ?? []
      expect((await textsOf(path)).toSorted(), path).toEqual(own.toSorted())
    }
    // Every page's modules are read and transformed within it.
  }, 60_000)
})
