import type { AnsweredCall } from '#api/contract/client.ts'
import type { PictureAdded } from '#api/contract/staff/pictures.ts'
import { pictureLimits } from '#api/contract/values/pictures.ts'
import { uploadPicture } from '#site/client/staff/upload-picture.ts'

/** Adds a picture to the library. `tooLarge`: the sentence for what need not be sent. `onSent` hears of shares, 0 to 1. */
export function sendPicture(
  file: File,
  tooLarge: string,
  onSent: (share: number) => void = () => {},
): Promise<AnsweredCall<PictureAdded>> {
  if (file.size <= pictureLimits.bytes) return uploadPicture(file, onSent)
  return Promise.resolve({ ok: false, error: { code: 'too_large', message: tooLarge } })
}
