import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { transferKept } from '#api/contract/values/post-transfer.ts'
import { createDiskStorage, type FileStorage } from '#api/outbound/file-storage.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** What staff have brought, between its dry run and the deed. */
export interface TransferStorage {
  arriving: FileStorage // its `storedName` is the file's id once it is kept
  find: (id: string) => Promise<{ path: string; bytes: number; keptUntil: number } | undefined>
  remove: (id: string) => Promise<void>
  /** The ids of what is kept. */
  list: () => Promise<string[]>
  /** Deletes what is no longer kept, and what a crash left. */
  settle: () => Promise<void>
}

/** `leftFree`: bytes that uploads leave on the disk. */
export function createTransferStorage(folder: string, now: () => number = Date.now, leftFree = 0): TransferStorage {
  const arriving = createDiskStorage(folder, now, undefined, leftFree)
  return {
    arriving,

    async find(id) {
      const place = path.join(folder, path.basename(id))
      const found = await stat(place).catch(whenMissing)
      if (!found?.isFile()) return undefined
      const keptUntil = found.mtimeMs + transferKept
      return keptUntil > now() ? { path: place, bytes: found.size, keptUntil } : undefined
    },

    remove: (id) => arriving.remove(id),

    async list() {
      const names = (await readdir(folder).catch(whenMissing)) ?? []
      return names.filter((name) => !name.includes('.'))
    },

    async settle() {
      await arriving.settle(async () => false)
      for (const name of (await readdir(folder).catch(whenMissing)) ?? []) {
        const place = path.join(folder, name)
        const found = await stat(place).catch(whenMissing)
        if (found && now() - found.mtimeMs >= transferKept) await rm(place, { force: true })
      }
    },
  }
}
