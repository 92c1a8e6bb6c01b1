import type { AnsweredCall } from '#api/contract/client.ts'
import { type PictureAdded, pictureAdded } from '#api/contract/staff/pictures.ts'
import { staffPictureUpload } from '#api/contract/values/staff-paths.ts'
import { sendFile } from '#site/client/staff/send-file.ts'

/** Adds a picture to the library. */
export const uploadPicture = (file: File, onSent: (share: number) => void): Promise<AnsweredCall<PictureAdded>> =>
  sendFile(staffPictureUpload, pictureAdded, file, onSent)
