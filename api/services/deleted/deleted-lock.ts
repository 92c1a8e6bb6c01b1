import { lockOf } from '#api/services/newsletter/newsletter.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import type { DeletedRef } from '#api/store/staff/deleted.ts'
import type { Stores } from '#api/store/stores.ts'

/** What those lock who change it otherwise. */
export async function deletedLock(
  { subscribers }: Pick<Stores, 'subscribers'>,
  { kind, id }: DeletedRef,
): Promise<string> {
  if (kind === 'post') return postsLock
  if (kind !== 'subscriber') return `${kind}-${id}`
  return lockOf((await subscribers.find(id))?.emailKey ?? id)
}
