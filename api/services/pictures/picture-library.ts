import type { Picture, PictureInput } from '#api/contract/staff/pictures.ts'
import { pictureWidths } from '#api/contract/values/pictures.ts'
import { AppError } from '#api/errors.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import { fold } from '#api/services/search/search-words.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { ShownPicture } from '#api/store/staff/pictures.ts'
import type { Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

const PER_PAGE = 24

type PictureCall = 'listPictures' | 'readPicture' | 'savePicture' | 'deletePicture' | 'restorePicture'

interface PictureLibraryDependencies {
  stores: Stores
  note: NoteDeed
  onChange: () => void // what visitors see has changed
  now: () => number
}

/** Pictures that staff have uploaded. Deleted ones can be brought back until `pictureRetention` erases them. */
export function createPictureLibrary(dependencies: PictureLibraryDependencies): Pick<StaffHandlers, PictureCall> {
  const { stores, note, onChange, now } = dependencies

  async function read(id: string) {
    const picture = await stores.pictures.find(id)
    if (!picture) throw new AppError('not_found')
    const uses = await stores.pictures.uses(id)
    return {
      picture: shownPicture(picture),
      uses: uses.map(({ visibleFrom = Infinity, visibleUntil = Infinity, ...use }) => ({
        ...use,
        isLive: visibleFrom <= now() && now() < visibleUntil,
      })),
    }
  }

  return {
    async listPictures(_context, { q = '', shelf = 'all', page: asked = 1 }) {
      const filter = { shelf, words: wordsOf(q) }
      const found = await stores.pictures.count(filter)
      const pages = Math.max(1, Math.ceil(found / PER_PAGE))
      const page = Math.min(asked, pages)
      const pictures = await stores.pictures.list(filter, PER_PAGE, (page - 1) * PER_PAGE)
      const [all, asking, deleted] = await Promise.all(
        (['all', 'asking', 'deleted'] as const).map((each) => stores.pictures.count({ shelf: each, words: [] })),
      )
      const counts = { all: all ?? 0, asking: asking ?? 0, deleted: deleted ?? 0 }
      return { pictures: pictures.map(shownPicture), page, pages, found, counts }
    },

    readPicture: (_context, { id }) => read(id),

    async savePicture(context, input) {
      const { id, version, name, alt, isDecorative, focus } = input
      if (!isDecorative && !Object.values(alt).some(Boolean)) throw problem({ alt: 'picture_words' })
      // Posts that show it count as changed.
      await stores.transaction([postsLock], async (inside) => {
        const former = await inside.pictures.find(id)
        if (!former) throw new AppError('not_found')
        const change = { name, alt, isDecorative, asks: asksForWords(input), words: searched(input), focus }
        if (!(await inside.pictures.update(id, version, change))) throw new AppError('conflict')
        if (former.focus.x !== focus.x || former.focus.y !== focus.y) await countChanges(inside, id)
        const facts = former.name === name ? {} : { was: former.name, is: name }
        await note(inside, { account: acting(context).account.id, deed: 'pictureSaved', thing: thing(id), facts })
      })
      onChange()
      return read(id)
    },

    /** Throws `invalid` for one that a post, an issue or an opening has. */
    async deletePicture(context, { id }) {
      await stores.transaction([postsLock], async (inside) => {
        if ((await inside.pictures.uses(id)).length > 0) throw problem({ id: 'picture_used' })
        if (await inside.pictures.isShownBesidePosts(id)) throw problem({ id: 'picture_shown' })
        if (!(await inside.pictures.setDeleted(id, now()))) throw new AppError('not_found')
        await note(inside, { account: acting(context).account.id, deed: 'pictureDeleted', thing: thing(id) })
      })
      return {}
    },

    async restorePicture(context, { id }) {
      await stores.transaction([], async (inside) => {
        if (!(await inside.pictures.setDeleted(id, undefined))) throw new AppError('not_found')
        await note(inside, { account: acting(context).account.id, deed: 'pictureRestored', thing: thing(id) })
      })
      return {}
    },
  }
}

/** Crops of it are other ones now, on every server. */
async function countChanges(
  { pictures, postWords }: Pick<Stores, 'pictures' | 'postWords'>,
  id: string,
): Promise<void> {
  const shownIn = new Set((await pictures.uses(id)).map(({ language }) => language))
  for (const language of shownIn) await postWords.countUp(language)
}

const thing = (id: string) => ({ kind: 'picture', id }) as const

type Worded = Pick<PictureInput, 'name' | 'alt' | 'isDecorative'>

export function asksForWords({ alt, isDecorative }: Worded): boolean {
  return !isDecorative && languages.some((language) => !alt[language])
}

/** What a search looks through. */
export function searched({ name, alt }: Worded): string {
  return wordsOf([name, ...Object.values(alt)].join(' ')).join(' ')
}

function wordsOf(text: string): string[] {
  return fold(text, 'en').split(/\s+/).filter(Boolean)
}

export function shownPicture(stored: ShownPicture): Picture {
  const { words: _words, asks: _asks, addedBy: _addedBy, adder, deletedAt, ...picture } = stored
  return {
    ...picture,
    widths: pictureWidths(picture.width),
    addedBy: adder ?? null,
    deletedAt: deletedAt ?? null,
  }
}
