import { Readable } from 'node:stream'
import { type PictureRefusal, pictureLimits } from '#api/contract/values/pictures.ts'
import { isStorageTrouble } from '#api/outbound/file-storage.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import type { MadePicture } from '#api/services/pictures/make-picture.ts'
import { asksForWords, searched } from '#api/services/pictures/picture-library.ts'
import type { PictureMaker } from '#api/services/pictures/picture-maker.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { PackedPicture } from '#api/services/transfer/read-package.ts'
import type { Stores } from '#api/store/stores.ts'

interface PackedPicturesDependencies {
  stores: Stores
  storage: PictureStorage
  maker: PictureMaker
  note: NoteDeed
  now: () => number
}

function noRoom(error: unknown): false {
  if (!isStorageTrouble(error)) throw error
  return false
}

/** Pictures of an import come into the library under the id that posts know them by, made anew like every upload. */
export function createPackedPictures({ stores, storage, maker, note, now }: PackedPicturesDependencies) {
  async function made(picture: PackedPicture): Promise<MadePicture | PictureRefusal> {
    // Before it is unpacked: all of it is in memory at once, and the zip's directory is held to what it says.
    if (picture.bytes > pictureLimits.bytes) return 'picture_large'
    const bytes = await picture.read().catch(() => undefined)
    if (!bytes) return 'picture_broken'
    const file = await storage.arriving.receive(Readable.from([bytes]))
    try {
      return await maker.make(file.path)
    } finally {
      await file.discard()
    }
  }

  return {
    /** Why it was not taken, or nothing. Its files are there before its row. */
    async add(picture: PackedPicture, by: string): Promise<PictureRefusal | undefined> {
      const { id, facts } = picture
      const result = await made(picture)
      if (typeof result === 'string') return result
      const { width, height, color, files } = result
      const hasRoom = await storage.keep(id, files).then(() => true, noRoom)
      if (!hasRoom) return 'picture_room'
      await stores.transaction([`picture-${id}`], async (inside) => {
        if (await inside.pictures.isKnown(id)) return
        await inside.pictures.insert({
          ...facts,
          ...{ id, width, height, color },
          bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
          asks: asksForWords(facts),
          words: searched(facts),
          version: 1,
          addedAt: now(),
          addedBy: by,
          deletedAt: undefined,
        })
        await note(inside, {
          account: by,
          deed: 'pictureAdded',
          thing: { kind: 'picture', id },
          facts: { is: facts.name },
        })
      })
      // It may have been erased while its row was on its way.
      if (!(await storage.has(id))) await storage.keep(id, files)
      return undefined
    },
  }
}
