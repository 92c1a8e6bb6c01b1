import { createLocalDays } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'

const days = createLocalDays(brand.timeZone)

/** With all translations, revisions, former slugs, reads and search rows. False for one that is no longer deleted as `isDue` asks. */
export async function erasePost(
  { posts, postSearch, postViews, daySums }: Pick<Stores, 'posts' | 'postSearch' | 'postViews' | 'daySums'>,
  id: string,
  isDue: (deletedAt: number) => boolean,
): Promise<boolean> {
  const deletedAt = (await posts.findPost(id))?.deletedAt
  if (deletedAt === undefined || !isDue(deletedAt)) return false
  for (const { language, searchId } of await posts.translations(id)) await postSearch.remove(language, searchId)
  // Days on which it was read are counted anew, without it.
  const read = (await postViews.timesOf(id)).map((at) => days.dayOf(at))
  await daySums.forget([...new Set(read)])
  await posts.deleteForGood(id)
  return true
}
