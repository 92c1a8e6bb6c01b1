import type { AnsweredCall } from '#api/contract/client.ts'
import { type TransferUpload, transferUpload } from '#api/contract/staff/post-transfer.ts'
import { staffPostUpload } from '#api/contract/values/staff-paths.ts'
import { sendFile } from '#site/client/staff/send-file.ts'

/** Keeps a zip for its dry run. */
export const uploadPosts = (file: File, onSent: (share: number) => void): Promise<AnsweredCall<TransferUpload>> =>
  sendFile(staffPostUpload, transferUpload, file, onSent)
