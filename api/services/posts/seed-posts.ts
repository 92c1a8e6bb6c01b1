import type { PostContent, PostEditing } from '#api/services/posts/post-editing.ts'
import type { Stores } from '#api/store/stores.ts'

interface SeedDependencies {
  stores: Pick<Stores, 'settings'>
  editing: PostEditing
  /** Ids of the translations that come with the site, as `post/language`. */
  ids: string[]
  /** All of them, the oldest post first. */
  read: () => Promise<PostContent[]>
}

/**
 * Brings in the translations that come with the site and have never been here. What staff changed, or deleted, stays as
 * they left it: each is brought in once.
 */
export async function seedPosts({ stores, editing, ids, read }: SeedDependencies): Promise<void> {
  const known = new Set(await stores.settings.namesLike(mark('')))
  if (ids.every((id) => known.has(mark(id)))) return
  const missing = (await read()).filter(({ postId, language }) => !known.has(mark(`${postId}/${language}`)))
  await editing.saveOnce(missing.map((content) => ({ mark: mark(`${content.postId}/${content.language}`), content })))
}

const mark = (id: string) => `seeded-post:${id}`
