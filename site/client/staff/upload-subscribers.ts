import type { AnsweredCall } from '#api/contract/client.ts'
import { type ImportUpload, importUpload } from '#api/contract/staff/subscribers.ts'
import { staffSubscriberUpload } from '#api/contract/values/staff-paths.ts'
import { sendFile } from '#site/client/staff/send-file.ts'

/** Keeps a CSV file for its dry run. */
export const uploadSubscribers = (file: File, onSent: (share: number) => void): Promise<AnsweredCall<ImportUpload>> =>
  sendFile(staffSubscriberUpload, importUpload, file, onSent)
