import { readPictureSizes } from '#api/content/picture-sizes.ts'
import { sitePostIds } from '#api/content/site-post-ids.ts'
import { patiently } from '#api/db/patience.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { createContentVersion } from '#api/services/posts/content-version.ts'
import { createPostEditing } from '#api/services/posts/post-editing.ts'
import { createPostIndex } from '#api/services/posts/post-index.ts'
import { createPostReader } from '#api/services/posts/post-reader.ts'
import { createPostRendering } from '#api/services/posts/post-rendering.ts'
import { createPostViewsService } from '#api/services/posts/post-views.ts'
import { createPostsService } from '#api/services/posts/posts.ts'
import { createPreviewLinks } from '#api/services/posts/preview-links.ts'
import { createPublishedPosts } from '#api/services/posts/published-posts.ts'
import { seedPosts } from '#api/services/posts/seed-posts.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Words } from '#api/texts.ts'
import type { Language } from '#locales/languages.ts'

/** Longest wait for another server that brings the posts in, in milliseconds. */
const PATIENCE = 300_000

interface PostsParts {
  stores: Stores
  /** What preview links are signed with. */
  previewSecret: string
  rateLimits: RateLimits
  words: (language: Language) => Words
  /** Folder of the posts that come with the site; without it none are brought in. */
  content: string | undefined
  /** Milliseconds after which the database is asked again whether another server has changed a post. */
  contentBelieved: number
  /** Told when the database cannot say whether a post has changed. */
  onAway: (error: unknown) => void
  /** Told after each change of a post. */
  onChange: () => void
  now: () => number
  newId: () => string
}

/** The blog's services, with the posts that come with the site brought in. */
export async function wirePosts({
  stores,
  previewSecret,
  rateLimits,
  words,
  content,
  contentBelieved,
  onAway,
  onChange,
  now,
  newId,
}: PostsParts) {
  let sizes: ReturnType<typeof readPictureSizes> | undefined
  const rendering = createPostRendering({
    labels: (language) => words(language)('blog-post:markdown', { returnObjects: true }),
    pictureSize(slug) {
      sizes ??= readPictureSizes()
      return sizes[slug]
    },
  })
  const version = createContentVersion({ stores, now, believed: contentBelieved, onFailure: onAway })
  const changed = () => {
    version.changed()
    onChange()
  }
  const editing = createPostEditing({ stores, rendering, now, newId, onChange: changed })
  if (content) {
    const seeds = { stores, editing, ids: sitePostIds(content), read: () => readAll(content) }
    // Of several servers that start on an empty database, one brings them in and the others wait for it.
    await patiently(PATIENCE, () => seedPosts(seeds))
  }
  const index = createPostIndex({ stores, now })
  const posts = createPostsService({ stores, index, render: rendering.current, now })
  const previews = createPreviewLinks({ secret: previewSecret, now })
  return {
    posts,
    editing,
    previews,
    version,
    published: createPublishedPosts({ stores, render: rendering.current, now }),
    postReader: createPostReader({ posts, previews }),
    postViews: createPostViewsService({ stores, rateLimits, now, newId }),
  }
}

/** Read only where some of them are missing. */
async function readAll(folder: string) {
  const { sitePosts } = await import('#api/content/site-posts.ts')
  return sitePosts(folder)
}
