import path from 'node:path'
import { readPageTexts } from '#api/content/page-texts.ts'
import { readPictureSizes } from '#api/content/picture-sizes.ts'
import { sitePostIds } from '#api/content/site-post-ids.ts'
import { patiently } from '#api/db/patience.ts'
import type { IssueArchiveService } from '#api/services/issues/issue-archive.ts'
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
import { createPageSearch } from '#api/services/search/page-search.ts'
import type { Log, Parts } from '#api/wiring/parts.ts'

const PATIENCE = 300_000 // milliseconds to wait for another server's import

interface PostsParts
  extends Pick<
    Parts,
    'stores' | 'pictures' | 'rateLimits' | 'longLimits' | 'words' | 'posts' | 'contentBelieved' | 'now' | 'newId'
  > {
  secrets: Pick<Parts['secrets'], 'previews'>
  /** Issues of the newsletter that everybody may read. */
  archive: IssueArchiveService
  log: Log
  onChange: () => void
}

/** Imports the site's own posts before it resolves. */
export async function wirePosts(parts: PostsParts) {
  const {
    stores,
    pictures,
    secrets,
    rateLimits,
    longLimits,
    words,
    posts: content,
    contentBelieved = 1000,
    archive,
    log,
    onChange,
    now,
    newId,
  } = parts
  let sizes: ReturnType<typeof readPictureSizes> | undefined
  const rendering = createPostRendering({
    pictures: stores.pictures,
    labels: (language) => words(language)('blog-post:markdown', { returnObjects: true }),
    pictureSize(slug) {
      sizes ??= readPictureSizes()
      return sizes.get(slug)
    },
  })
  const onFailure = (error: unknown) =>
    log.error({ err: error }, 'The database does not answer; pages are sent as they were last known')
  const version = createContentVersion({ stores, now, believed: contentBelieved, onFailure })
  const changed = () => {
    version.changed()
    onChange()
  }
  const editing = createPostEditing({ stores, rendering, now, newId, onChange: changed })
  if (content) {
    const onLeftOut = (id: string, reason: string) =>
      log.warn({ file: path.join(content, `${id}.md`) }, `A post’s file is left out: ${reason}`)
    const seeds = { stores, editing, ids: sitePostIds(content), read: () => readAll(content), onLeftOut }
    // The first of several servers imports, the others wait.
    await patiently(PATIENCE, () => seedPosts(seeds))
  }
  const index = createPostIndex({ stores, now })
  const posts = createPostsService({
    stores,
    index,
    pageSearch: createPageSearch({ readTexts: readPageTexts }),
    render: rendering.current,
    now,
  })
  const previews = createPreviewLinks({ stores, secret: secrets.previews, now })
  return {
    posts,
    postIndex: index,
    postsChanged: changed,
    rendering,
    editing,
    previews,
    version,
    published: createPublishedPosts({
      stores,
      render: rendering.current,
      issues: archive.list,
      readPicture: pictures.read,
      now,
    }),
    postReader: createPostReader({ posts, previews }),
    postViews: createPostViewsService({ stores, rateLimits, longLimits, now, newId }),
  }
}

/** Lazy: only where some are missing. */
async function readAll(folder: string) {
  const { sitePosts } = await import('#api/content/site-posts.ts')
  return sitePosts(folder)
}
