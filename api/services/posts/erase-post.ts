import { inTurns } from '#api/services/jobs/in-turns.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'

const READS_AT_ONCE = 500

const days = createLocalDays(brand.timeZone)

type IsDue = (deletedAt: number) => boolean

/** Before `erasePost`, whose transaction would take too long for all of them. */
export async function eraseReads(stores: Pick<Stores, 'transaction'>, id: string, isDue: IsDue): Promise<void> {
  await inTurns(() =>
    stores.transaction([postsLock], async (inside) => {
      // It may have been restored since.
      if (!(await isToErase(inside, id, isDue))) return false
      return (await eraseSomeReads(inside, id)) === READS_AT_ONCE
    }),
  )
}

/** With all translations, revisions, former slugs, reads and search rows. False for one that is no longer deleted as `isDue` asks. */
export async function erasePost(
  inside: Pick<Stores, 'posts' | 'postSearch' | 'postViews' | 'daySums'>,
  id: string,
  isDue: IsDue,
): Promise<boolean> {
  const { posts, postSearch } = inside
  if (!(await isToErase(inside, id, isDue))) return false
  for (const { language, searchId } of await posts.translations(id)) await postSearch.remove(language, searchId)
  while ((await eraseSomeReads(inside, id)) === READS_AT_ONCE);
  await posts.deleteForGood(id)
  return true
}

async function isToErase({ posts }: Pick<Stores, 'posts'>, id: string, isDue: IsDue): Promise<boolean> {
  const deletedAt = (await posts.findPost(id))?.deletedAt
  return deletedAt !== undefined && isDue(deletedAt)
}

/** Days on which it was read are counted anew, without it. */
async function eraseSomeReads({ postViews, daySums }: Pick<Stores, 'postViews' | 'daySums'>, id: string) {
  const read = await postViews.deleteOf(id, READS_AT_ONCE)
  await daySums.forget([...new Set(read.map((at) => days.dayOf(at)))])
  return read.length
}
