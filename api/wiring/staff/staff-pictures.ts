import { createPictureLibrary } from '#api/services/pictures/picture-library.ts'
import { createPictureMaker } from '#api/services/pictures/picture-maker.ts'
import { createPictureUploads } from '#api/services/pictures/picture-uploads.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface PicturesParts extends Pick<Parts, 'stores' | 'pictures' | 'now'> {
  note: NoteDeed
  onChange: () => void
}

export function wirePictures(parts: PicturesParts) {
  const pictureMaker = createPictureMaker()
  return {
    handlers: createPictureLibrary(parts),
    pictureMaker,
    pictureUploads: createPictureUploads({ ...parts, storage: parts.pictures, maker: pictureMaker }),
  }
}
