import { randomBytes } from 'node:crypto'
import { readPictureSizes } from '#api/content/picture-sizes.ts'
import { sitePostIds } from '#api/content/site-post-ids.ts'
import { createContentVersion } from '#api/services/content-version.ts'
import { createPostEditing } from '#api/services/post-editing.ts'
import { createPostIndex } from '#api/services/post-index.ts'
import { createPostReader } from '#api/services/post-reader.ts'
import { createPostRendering } from '#api/services/post-rendering.ts'
import { createPostViewsService } from '#api/services/post-views.ts'
import { createPostsService } from '#api/services/posts.ts'
import { createPreviewLinks } from '#api/services/preview-links.ts'
import { createPublishedPosts } from '#api/services/published-posts.ts'
import type { RateLimits } from '#api/services/rate-limits.ts'
import { seedPosts } from '#api/services/seed-posts.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Words } from '#api/words.ts'
import type { Language } from '#locales/languages.ts'

interface PostsParts {
  stores: Stores
  rateLimits: RateLimits
  words: (language: Language) => Words
  /** Folder of the posts that come with the site; without it none are brought in. */
  content: string | undefined
  /** Milliseconds after which the database is asked again whether another server has changed a post. */
  contentBelieved: number
  /** Told after each change of a post. */
  onChange: () => void
  now: () => number
  newId: () => string
}

/** The blog's services, with the posts that come with the site brought in. */
export async function wirePosts({
  stores,
  rateLimits,
  words,
  content,
  contentBelieved,
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
  const version = createContentVersion({ stores, now, believed: contentBelieved })
  const changed = () => {
    version.changed()
    onChange()
  }
  const editing = createPostEditing({ stores, rendering, now, newId, onChange: changed })
  if (content) await seedPosts({ stores, editing, ids: sitePostIds(content), read: () => readAll(content) })
  const index = createPostIndex({ stores, now })
  const posts = createPostsService({ stores, index, render: rendering.current, now })
  const secret = await stores.settings.getOrInsert('preview-secret', randomBytes(32).toString('base64url'))
  const previews = createPreviewLinks({ secret, now })
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
