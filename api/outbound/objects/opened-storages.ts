import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Machine } from '#api/outbound/machine.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'

/** Names the database to which the uploads belong. */
export interface FileOwner {
  place: string // for operators' messages
  /** Whose they are: from now on of this one, where they were nobody's. */
  claim: (database: string) => Promise<string>
  give: (database: string) => Promise<void> // whoever had them
}

export interface FileStorages {
  resumes: FileStorage
  pictures: PictureStorage
  transfers: TransferStorage
  fileOwner: FileOwner
  fileUse: Machine['use'] // of a folder of the data folder, or of what stands for it
}
