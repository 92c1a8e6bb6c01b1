import type { PictureAdded } from '#api/contract/staff/pictures.ts'
import type { PictureRefusal } from '#api/contract/values/pictures.ts'
import { AppError, invalid } from '#api/errors.ts'
import { isStorageTrouble, type PostedFile, type ReceivedFile } from '#api/outbound/file-storage.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import type { MadePicture } from '#api/services/pictures/make-picture.ts'
import { asksForWords, searched, shownPicture } from '#api/services/pictures/picture-library.ts'
import type { PictureMaker } from '#api/services/pictures/picture-maker.ts'
import { pictureName } from '#api/services/pictures/picture-name.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { Stores } from '#api/store/stores.ts'

const ID_LENGTH = 32 // hexadecimal digits of the content's hash

interface PictureUploadsDependencies {
  stores: Stores
  storage: PictureStorage
  maker: PictureMaker
  note: NoteDeed
  now: () => number
}

export type PictureUploads = ReturnType<typeof createPictureUploads>

/** The same content twice is one picture. Its files are there before its row, so that nobody is shown half of it. */
export function createPictureUploads({ stores, storage, maker, note, now }: PictureUploadsDependencies) {
  /** Undefined where it has to be made first. */
  async function takeKnown(id: string, by: string): Promise<PictureAdded | undefined> {
    const known = await stores.pictures.find(id)
    if (!known || !(await storage.has(id))) return undefined
    if (known.deletedAt !== undefined) {
      const isRestored = await stores.transaction([], async (inside) => {
        if (!(await inside.pictures.setDeleted(id, undefined))) return false
        await note(inside, { account: by, deed: 'pictureRestored', thing: { kind: 'picture', id } })
        return true
      })
      // Its thirty days may have ended at this moment.
      if (!isRestored) return undefined
    }
    return { picture: shownPicture({ ...known, deletedAt: undefined }), isNew: false }
  }

  async function make(id: string, path: string): Promise<MadePicture> {
    const made = await maker.make(path)
    if (typeof made === 'string') throw refused(made)
    await keep(id, made)
    return made
  }

  async function keep(id: string, { files }: MadePicture): Promise<void> {
    await storage.keep(id, files).catch((error: unknown) => {
      throw isStorageTrouble(error) ? refused('picture_room', error) : error
    })
  }

  return {
    /** To be asked before a byte is read. Throws as `requireAllowed`. */
    expectRight({ live }: StaffContext): void {
      requireAllowed(live, { stages: ['full'], right: 'posts' }, now())
    },

    /** Throws `invalid` or `too_large` with the reason for the field `file`. */
    async add(context: StaffContext, posted: PostedFile | undefined): Promise<PictureAdded> {
      const by = acting(context).account.id
      const file = fileOf(posted)
      const id = file.sha256.slice(0, ID_LENGTH)
      const known = await takeKnown(id, by)
      if (known) return known
      const made = await make(id, file.path)
      const { width, height, color, focus, files } = made
      const named = { name: pictureName(posted?.name ?? ''), alt: {}, isDecorative: false }
      const picture = {
        ...named,
        ...{ id, width, height, color, focus },
        bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
        asks: asksForWords(named),
        words: searched(named),
        version: 1,
        addedAt: now(),
        addedBy: by,
        deletedAt: undefined,
      }
      const isNew = await stores.transaction([`picture-${id}`], async (inside) => {
        if (await inside.pictures.isKnown(id)) return false
        await inside.pictures.insert(picture)
        const thing = { kind: 'picture', id } as const
        await note(inside, { account: by, deed: 'pictureAdded', thing, facts: { is: picture.name } })
        return true
      })
      // It may have been erased while its row was on its way.
      if (!(await storage.has(id))) await keep(id, made)
      const stored = await stores.pictures.find(id)
      if (!stored) throw new AppError('conflict')
      return { picture: shownPicture(stored), isNew }
    },
  }
}

function fileOf(posted: PostedFile | undefined): ReceivedFile {
  if (!posted) throw refused('picture_missing')
  if (posted.content === 'too_large') throw refused('picture_large')
  if (posted.content === 'unavailable') throw refused('picture_room')
  return posted.content
}

export function refused(reason: PictureRefusal, cause?: unknown): AppError {
  const code = reason === 'picture_large' ? 'too_large' : 'invalid'
  return Object.assign(invalid({ file: reason }, 'staff-errors:problems', code), { cause })
}
