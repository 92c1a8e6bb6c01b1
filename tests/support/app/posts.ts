import type { OpenDatabase } from '#api/db/open.ts'
import { createPictureStorage } from '#api/outbound/picture-storage.ts'
import { createLongLimits } from '#api/services/limits/long-limits.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import type { PostContent } from '#api/services/posts/post-editing.ts'
import { createStores } from '#api/store/stores.ts'
import { createWords } from '#api/texts.ts'
import { wirePosts } from '#api/wiring/posts.ts'

interface BlogOptions {
  database: OpenDatabase
  now: () => number
  /** Folder of posts to bring in. */
  content?: string
  /** What the server signs preview links with, where they are followed. */
  previewSecret?: string
  /** Folder of uploaded pictures. */
  pictures?: string
  warn?: (about: object, text: string) => void
}

const words = createWords()

/** The blog's services on a test's database. */
export function createBlog({
  database,
  now,
  content,
  previewSecret = 'previews',
  pictures = '',
  warn = () => {},
}: BlogOptions) {
  let ids = 0
  const newId = () => `${now()}-${ids++}-${Math.random()}`
  const rateLimits = createRateLimits({ secret: 'blog', now, newId })
  return wirePosts({
    stores: createStores(database),
    archive: { list: async () => ({ isPublic: false, issues: [] }) },
    pictures: createPictureStorage(pictures),
    secrets: { previews: previewSecret },
    rateLimits,
    longLimits: createLongLimits({ keyOf: rateLimits.keyOf, now }),
    words,
    ...(content && { posts: content }),
    contentBelieved: 0,
    log: { warn, error: () => {} },
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
