import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Machine } from '#api/outbound/machine.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'

export interface FileStorages {
  resumes: FileStorage
  pictures: PictureStorage
  transfers: TransferStorage
  fileUse: Machine['use'] // of a folder of the data folder, or of what stands for it
}
