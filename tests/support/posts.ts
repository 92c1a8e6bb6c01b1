import type { OpenDatabase } from '#api/db/open.ts'
import type { PostContent } from '#api/services/post-editing.ts'
import { createRateLimits } from '#api/services/rate-limits.ts'
import { createStores } from '#api/store/stores.ts'
import { wirePosts } from '#api/wire-posts.ts'
import { createWords } from '#api/words.ts'

interface BlogOptions {
  database: OpenDatabase
  now: () => number
  /** Folder of posts to bring in. */
  content?: string
}

const words = createWords()

/** The blog's services on a test's database. */
export function createBlog({ database, now, content }: BlogOptions) {
  let ids = 0
  const newId = () => `${now()}-${ids++}-${Math.random()}`
  return wirePosts({
    stores: createStores(database),
    rateLimits: createRateLimits({ secret: 'blog', now, newId }),
    words,
    content,
    contentBelieved: 0,
    onChange: () => {},
    now,
    newId,
  })
}

/** A published post, as staff would have written it. */
export function postContent(changes: Partial<PostContent> = {}): PostContent {
  return {
    postId: 'a-window',
    language: 'en',
    slug: 'a-window',
    title: 'A window',
    excerpt: 'What a window is for.',
    body: '## Light\n\nA window lets light in.',
    tags: ['light'],
    seo: {},
    picture: 'performance-budget',
    pictureAlt: 'A feather and a stone on a pair of scales.',
    type: 'insights',
    author: 'Dritare Lab',
    featured: false,
    status: 'published',
    visibleFrom: Date.UTC(2026, 10, 1),
    ...changes,
  }
}
