import path from 'node:path'
import { createDiskStorage, type FileStorage } from '#api/outbound/file-storage.ts'
import { createMachine, type Machine } from '#api/outbound/machine.ts'
import type { ObjectPlace } from '#api/outbound/objects/object-store.ts'
import { createPictureStorage, type PictureStorage } from '#api/outbound/picture-storage.ts'
import { createTransferStorage, type TransferStorage } from '#api/outbound/transfer-storage.ts'

export interface FileStorages {
  resumes: FileStorage
  pictures: PictureStorage
  transfers: TransferStorage
  fileUse: Machine['use'] // of a folder of the data folder, or of what stands for it
}

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
    fileUse: createMachine(dataDir).use,
  }
}
