import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { transferKept } from '#api/contract/values/post-transfer.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { download } from '#api/outbound/objects/download.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'
import { isStoredName } from '#api/outbound/objects/stored-name.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

const FOLDER = 'transfers/'

interface ObjectTransferOptions {
  objects: ObjectStore
  arriving: FileStorage // over the same objects, in `transfers`
  deskFolder: string // copies, for whoever reads one
  now?: () => number
}

/** What one server took, any other may bring in. */
export function createObjectTransferStorage(options: ObjectTransferOptions): TransferStorage {
  const { objects, arriving, deskFolder, now = Date.now } = options
  const copyOf = (id: string) => path.join(deskFolder, `${id}.copy`)

  return {
    arriving,

    async find(id) {
      if (!isStoredName(id)) return undefined
      const found = await objects.head(FOLDER + id)
      const keptUntil = (found?.modifiedAt ?? 0) + transferKept
      if (!found || keptUntil <= now()) return undefined
      const place = copyOf(id)
      if ((await stat(place).catch(whenMissing)) === undefined) {
        await mkdir(deskFolder, { recursive: true, mode: 0o700 })
        const growing = path.join(deskFolder, `${randomUUID()}.part`)
        if (!(await download(objects, FOLDER + id, growing))) return undefined
        await rename(growing, place)
      }
      return { path: place, bytes: found.bytes, keptUntil }
    },

    async remove(id) {
      await arriving.remove(id)
      await rm(copyOf(id), { force: true })
    },

    async list() {
      const ids: string[] = []
      for await (const { key } of objects.list(FOLDER)) {
        const id = key.slice(FOLDER.length)
        if (isStoredName(id)) ids.push(id)
      }
      return ids
    },

    async settle() {
      await arriving.settle(async () => false)
      for await (const { key, modifiedAt } of objects.list(FOLDER)) {
        const id = key.slice(FOLDER.length)
        if (isStoredName(id) && now() - modifiedAt >= transferKept) await objects.remove(key)
      }
      for (const name of (await readdir(deskFolder).catch(whenMissing)) ?? []) {
        const place = path.join(deskFolder, name)
        const found = await stat(place).catch(whenMissing)
        if (found && now() - found.mtimeMs >= transferKept) await rm(place, { force: true })
      }
    },
  }
}
