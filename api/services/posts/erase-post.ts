import type { Stores } from '#api/store/stores.ts'

/** With all translations, revisions, former slugs, reads and search rows. False for one that is no longer deleted as `isDue` asks. */
export async function erasePost(
  { posts, postSearch }: Pick<Stores, 'posts' | 'postSearch'>,
  id: string,
  isDue: (deletedAt: number) => boolean,
): Promise<boolean> {
  const deletedAt = (await posts.findPost(id))?.deletedAt
  if (deletedAt === undefined || !isDue(deletedAt)) return false
  for (const { language, searchId } of await posts.translations(id)) await postSearch.remove(language, searchId)
  await posts.deleteForGood(id)
  return true
}
