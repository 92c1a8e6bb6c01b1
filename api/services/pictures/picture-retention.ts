import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import { eachOf } from '#api/services/jobs/each-of.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import type { RetentionTask } from '#api/services/retention/retention.ts'
import type { Stores } from '#api/store/stores.ts'

const DELETED_KEPT = 30 * 24 * 3_600_000 // milliseconds in which a picture can be brought back
const FEW = 20 // pictures per batch; each is deleted with its files

interface PictureRetentionDependencies {
  stores: Stores
  storage: PictureStorage
  now: () => number
}

/** Idempotent, also on several servers. */
export function pictureRetention({ stores, storage, now }: PictureRetentionDependencies): RetentionTask[] {
  async function eraseDeleted(): Promise<boolean> {
    const ids = await stores.pictures.listDeletedBefore(now() - DELETED_KEPT, FEW)
    await eachOf(ids, (id) =>
      stores.transaction([postsLock, `picture-${id}`], async (inside) => {
        const picture = await inside.pictures.find(id)
        if (picture?.deletedAt === undefined) return
        // An earlier revision of a post, an issue or an opening may have brought it back into use.
        const isInUse = (await inside.pictures.uses(id)).length > 0 || (await inside.pictures.isShownBesidePosts(id))
        if (isInUse) return void (await inside.pictures.setDeleted(id, undefined))
        // Its files go next, as those of a picture that nobody knows: they may be in S3, for which nobody waits.
        await inside.pictures.delete(id)
      }),
    )
    return ids.length === FEW
  }

  return [
    { name: 'deleted pictures', deleteSome: eraseDeleted },
    {
      name: 'what a crash left of pictures',
      deleteSome: () => storage.settle((id) => stores.pictures.isKnown(id)).then(() => false),
    },
  ]
}
