import { type PictureShelf, pictureId, pictureWidths } from '#api/contract/values/pictures.ts'
import { contains } from '#api/db/contains.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface StoredPicture {
  id: string
  name: string
  width: number
  height: number
  bytes: number
  color: string
  focus: { x: number; y: number }
  alt: Partial<Record<Language, string>>
  isDecorative: boolean
  asks: boolean // words are missing in some language
  words: string // folded, for the search
  version: number
  addedAt: number
  addedBy: string | undefined // an account
  deletedAt: number | undefined
}

export interface PictureSizes extends Pick<StoredPicture, 'width' | 'height' | 'color' | 'focus'> {
  widths: number[]
}

/** A picture with the name of who added it. */
export interface ShownPicture extends StoredPicture {
  adder: string | undefined
}

interface PictureFilter {
  shelf: PictureShelf
  words: string[] // folded; all have to be there
}

export interface StoredUse {
  postId: string
  language: Language
  title: string
  slug: string
  visibleFrom: number | undefined
  visibleUntil: number | undefined
}

type Change = Pick<StoredPicture, 'name' | 'alt' | 'isDecorative' | 'asks' | 'words' | 'focus'>

export function createPicturesStore(db: Executor, kind: OpenDatabase['kind']) {
  /** Those of the ids that there are. */
  async function known(ids: string[]): Promise<Set<string>> {
    const rows = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute()
    return new Set(rows.map(({ id }) => id))
  }

  const onShelf = (shelf: PictureShelf) =>
    db
      .selectFrom('pictures as p')
      .where('p.deleted_at', shelf === 'deleted' ? 'is not' : 'is', null)
      .$if(shelf === 'asking', (query) => query.where('p.asks', '=', 1))

  const matching = ({ shelf, words }: PictureFilter) =>
    words.reduce((query, word) => query.where(contains(kind, 'p.words', word)), onShelf(shelf))

  return {
    async list(filter: PictureFilter, limit: number, offset: number): Promise<ShownPicture[]> {
      const rows = await matching(filter)
        .leftJoin('staff_accounts as a', 'a.id', 'p.added_by')
        .selectAll('p')
        .select('a.name as adder')
        .orderBy(filter.shelf === 'deleted' ? 'p.deleted_at' : 'p.added_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(shownOf)
    },

    async count(filter: PictureFilter): Promise<number> {
      const row = await matching(filter)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Deleted ones too. */
    async find(id: string): Promise<ShownPicture | undefined> {
      const row = await db
        .selectFrom('pictures as p')
        .leftJoin('staff_accounts as a', 'a.id', 'p.added_by')
        .selectAll('p')
        .select('a.name as adder')
        .where('p.id', '=', id)
        .executeTakeFirst()
      return row && shownOf(row)
    },

    async insert(picture: StoredPicture): Promise<void> {
      const { id, width, height, bytes, color, version, addedAt, addedBy } = picture
      await db
        .insertInto('pictures')
        .values({
          ...columnsOf(picture),
          id,
          width,
          height,
          bytes,
          color,
          version,
          added_at: addedAt,
          added_by: addedBy ?? null,
          deleted_at: null,
        })
        .execute()
    },

    /** False where it was saved or deleted since `version`. */
    async update(id: string, version: number, change: Change): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('pictures')
        .set({ ...columnsOf(change), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** False where it was so already. */
    async setDeleted(id: string, at: number | undefined): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('pictures')
        .set({ deleted_at: at ?? null })
        .where('id', '=', id)
        .where('deleted_at', at === undefined ? 'is not' : 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async listDeletedBefore(time: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('pictures')
        .select('id')
        .where('deleted_at', '<', time)
        .orderBy('deleted_at')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('pictures').where('id', '=', id).execute()
    },

    /** Of those that are there, deleted ones too. */
    async sizes(ids: string[]): Promise<Map<string, PictureSizes>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('pictures')
        .select(['id', 'width', 'height', 'color', 'focus_x', 'focus_y'])
        .where('id', 'in', ids)
        .execute()
      return new Map(
        rows.map(({ id, width, height, color, focus_x, focus_y }) => [
          id,
          { width, height, widths: pictureWidths(width), color, focus: { x: focus_x, y: focus_y } },
        ]),
      )
    },

    known,

    isKnown: async (id: string): Promise<boolean> => (await known([id])).has(id),

    /** Whether an opening or an issue has it, deleted and sent ones too: readers keep their mails, and whoever restores the rest. */
    async isShownBesidePosts(id: string): Promise<boolean> {
      if (!pictureId.test(id)) return false
      const looks = [
        db
          .selectFrom('openings')
          .select('id')
          .where(contains(kind, 'texts', id)),
        db
          .selectFrom('issues')
          .select('id')
          .where(contains(kind, 'text', id)),
        db
          .selectFrom('issue_letters')
          .select('issue_id as id')
          .where(contains(kind, 'html', id)),
      ]
      for (const look of looks) {
        if ((await look.execute()).length > 0) return true
      }
      return false
    },

    /** Posts that name it in their text or above it, as visitors see them or as they are written; deleted ones too. */
    async uses(id: string): Promise<StoredUse[]> {
      if (!pictureId.test(id)) return []
      const rows = await db
        .selectFrom('post_translations as t')
        .innerJoin('posts as p', 'p.id', 't.post_id')
        .leftJoin('post_workings as w', (join) =>
          join.onRef('w.post_id', '=', 't.post_id').onRef('w.language', '=', 't.language'),
        )
        .select(['t.post_id', 't.language', 't.title', 't.slug', 't.visible_from', 't.visible_until'])
        .where(({ or, eb }) =>
          or([
            eb('t.picture', '=', id),
            contains(kind, 't.body', `/pictures/${id}`),
            contains(kind, 'w.content', id),
            contains(kind, 'p.shared', id),
          ]),
        )
        .orderBy('t.post_id')
        .orderBy('t.language')
        .execute()
      return rows.map(({ post_id, language, title, slug, visible_from, visible_until }) => ({
        postId: post_id,
        language,
        title,
        slug,
        visibleFrom: visible_from ?? undefined,
        visibleUntil: visible_until ?? undefined,
      }))
    },
  }
}

function columnsOf({ name, alt, isDecorative, asks, words, focus }: Change) {
  return {
    name,
    alt: JSON.stringify(alt),
    decorative: Number(isDecorative),
    asks: Number(asks),
    words,
    focus_x: focus.x,
    focus_y: focus.y,
  }
}

function shownOf(row: Schema['pictures'] & { adder: string | null }): ShownPicture {
  const { id, name, width, height, bytes, color, words, version } = row
  return {
    ...{ id, name, width, height, bytes, color, words, version },
    focus: { x: row.focus_x, y: row.focus_y },
    alt: JSON.parse(row.alt),
    isDecorative: row.decorative === 1,
    asks: row.asks === 1,
    addedAt: row.added_at,
    addedBy: row.added_by ?? undefined,
    deletedAt: row.deleted_at ?? undefined,
    adder: row.adder ?? undefined,
  }
}
