import type { FileStorage } from '#api/outbound/file-storage.ts'
import { deletedLock } from '#api/services/deleted/deleted-lock.ts'
import { erasePost, eraseReads } from '#api/services/posts/erase-post.ts'
import type { DeletedRef } from '#api/store/staff/deleted.ts'
import type { Stores } from '#api/store/stores.ts'

interface ErasingDependencies {
  stores: Stores
  storage: Pick<FileStorage, 'remove'> // of résumés
  suppressionKeyOf: (email: string) => string
  now: () => number
}

type Inside = Omit<Stores, 'transaction'>

export type Erasing = ReturnType<typeof createErasing>

/** Deletes what was deleted for good, with what is its own. False for what is no longer deleted, or since another time. */
export function createErasing({ stores, storage, suppressionKeyOf, now }: ErasingDependencies) {
  /** Adds to `files` the stored names of what is to be removed after the commit. */
  async function eraseIn(inside: Inside, ref: DeletedRef, files: string[]): Promise<boolean> {
    switch (ref.kind) {
      case 'post':
        return erasePost(inside, ref.id, (deletedAt) => deletedAt === ref.deletedAt)
      case 'message':
        return inside.deleted.eraseMessage(ref)
      case 'application': {
        const storedName = await inside.deleted.eraseApplication(ref)
        if (storedName !== undefined) files.push(storedName)
        return storedName !== undefined
      }
      case 'issue':
        return inside.deleted.eraseIssue(ref)
      case 'subscriber': {
        const subscriber = await inside.deleted.eraseSubscriber(ref)
        if (!subscriber) return false
        // As for whoever unsubscribes: nobody brings them back but they themselves.
        const askedAt = subscriber.confirmedAt === undefined ? subscriber.signedUpAt : undefined
        await inside.suppressions.insert(suppressionKeyOf(subscriber.email), { since: now(), askedAt, why: 'deleted' })
        return true
      }
    }
  }

  /** `then` runs in the same transaction. */
  return async (ref: DeletedRef, then: (inside: Inside) => Promise<void> = async () => {}): Promise<boolean> => {
    if (ref.kind === 'post') await eraseReads(stores, ref.id, (deletedAt) => deletedAt === ref.deletedAt)
    const files: string[] = []
    const isErased = await stores.transaction([await deletedLock(stores, ref)], async (inside) => {
      files.length = 0
      const isDone = await eraseIn(inside, ref, files)
      if (isDone) await then(inside)
      return isDone
    })
    // It may be in S3, for which nobody waits. What a crash leaves is found as unknown.
    for (const file of files) await storage.remove(file)
    return isErased
  }
}
