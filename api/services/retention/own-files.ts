import type { FileOwner } from '#api/outbound/objects/opened-storages.ts'
import type { RetentionTask } from '#api/services/retention/retention.ts'
import type { Stores } from '#api/store/stores.ts'

interface OwnFilesDependencies {
  settings: Pick<Stores['settings'], 'getOrInsert'>
  owner: FileOwner
  newId: () => string
}

/**
 * Files that no row leads to are deleted only by the database beside which they were stored: to another, as where
 * `DATABASE_URL` was forgotten, all of them are unknown.
 */
export function ofOwnFiles(task: RetentionTask, { settings, owner, newId }: OwnFilesDependencies): RetentionTask {
  return {
    ...task,
    async deleteSome() {
      const ours = await settings.getOrInsert('filesOf', newId())
      if ((await owner.claim(ours)) === ours) return task.deleteSome()
      throw new Error(
        `The files belong to another database than the one in use, so none is deleted. Look at DATABASE_URL, DATA_DIR and FILES_URL; where this is the right database all the same, delete ${owner.place}.`,
      )
    },
  }
}
