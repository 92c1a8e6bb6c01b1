import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { createMachine } from '#api/outbound/machine.ts'
import type { ObjectPlace } from '#api/outbound/objects/object-store.ts'
import type { FileOwner, FileStorages } from '#api/outbound/objects/opened-storages.ts'
import { createPictureStorage } from '#api/outbound/picture-storage.ts'
import { createTransferStorage } from '#api/outbound/transfer-storage.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** In the data folder, or in S3 where `files` says so. `leftFree`: bytes that uploads leave on the disk. */
export async function openFileStorages(
  { dataDir, files }: { dataDir: string; files?: ObjectPlace | undefined },
  leftFree: number,
): Promise<FileStorages> {
  // Lazy: most sites have no such storage.
  if (files)
    return (await import('#api/outbound/objects/object-storages.ts')).openObjectStorages(files, dataDir, leftFree)
  const folderOf = (name: string) => path.join(dataDir, 'uploads', name)
  return {
    resumes: createDiskStorage(folderOf('applications'), Date.now, undefined, leftFree),
    pictures: createPictureStorage(folderOf('pictures'), Date.now, leftFree),
    transfers: createTransferStorage(folderOf('transfers'), Date.now, leftFree),
    fileOwner: createDiskOwner(path.join(dataDir, 'uploads')),
    fileUse: createMachine(dataDir).use,
  }
}

export function createDiskOwner(folder: string): FileOwner {
  const place = path.join(folder, 'database')

  async function give(database: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(place, database, { mode: 0o600 })
  }

  return {
    place,

    async claim(database) {
      const known = await readFile(place, 'utf8').catch(whenMissing)
      // Empty where the disk was full.
      if (known) return known
      await give(database)
      return database
    },

    give,
  }
}
