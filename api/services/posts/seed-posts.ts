import type { PostContent, PostEditing } from '#api/services/posts/post-editing.ts'
import type { Stores } from '#api/store/stores.ts'

interface SeedDependencies {
  stores: Pick<Stores, 'settings'>
  editing: PostEditing
  ids: string[] // as `post/language`
  read: () => Promise<PostContent[]> // oldest first
}

/** Imports the site's translations once each: what staff changed or deleted stays so. */
export async function seedPosts({ stores, editing, ids, read }: SeedDependencies): Promise<void> {
  const known = new Set(await stores.settings.namesLike(mark('')))
  if (ids.every((id) => known.has(mark(id)))) return
  const missing = (await read()).filter(({ postId, language }) => !known.has(mark(`${postId}/${language}`)))
  await editing.saveOnce(missing.map((content) => ({ mark: mark(`${content.postId}/${content.language}`), content })))
}

const mark = (id: string) => `seeded-post:${id}`
