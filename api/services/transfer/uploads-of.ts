import { pictureId } from '#api/contract/values/pictures.ts'

/** As in `postRendering`: an upload's address in Markdown. */
const uploads = /\/pictures\/([0-9a-f]{32})(?![0-9a-z])/g

/** The uploaded pictures that a post shows, above its text and within. */
export function uploadsOf({ picture, body }: { picture: string; body: string }): string[] {
  return [...(pictureId.test(picture) ? [picture] : []), ...[...body.matchAll(uploads)].flatMap(([, id]) => id ?? [])]
}
