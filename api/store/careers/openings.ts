import { sql } from 'kysely'
import type { OpeningKind } from '#api/contract/values/openings.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

/** `html` is sanitised. */
export type StoredOpeningTexts = Partial<Record<Language, { title: string; text: string; html: string }>>

export interface StoredOpening {
  id: string
  version: number
  kind: OpeningKind
  title: string
  texts: StoredOpeningTexts
  htmlVersion: number
  isOpen: boolean
  closesOn: string | undefined
  closesAt: number | undefined
  postedAt: number
  savedAt: number
  savedBy: string
}

export type ListedOpening = StoredOpening & { savedByName: string | undefined }

export function createOpeningsStore(db: Executor) {
  const kept = () => db.selectFrom('openings').where('deleted_at', 'is', null)

  const named = () =>
    kept().leftJoin('staff_accounts as a', 'a.id', 'saved_by').selectAll('openings').select('a.name as saved_by_name')

  const open = (now: number) =>
    kept()
      .where('is_open', '=', 1)
      .where(({ or, eb }) => or([eb('closes_at', 'is', null), eb('closes_at', '>', now)]))

  return {
    /** For staff, the newest first. */
    async list(): Promise<ListedOpening[]> {
      const rows = await named().orderBy('posted_at', 'desc').orderBy('openings.id', 'desc').execute()
      return rows.map(fromRow)
    },

    async find(id: string): Promise<ListedOpening | undefined> {
      const row = await named().where('openings.id', '=', id).executeTakeFirst()
      return row && fromRow(row)
    },

    /** What visitors may apply for, the newest first. */
    async listOpen(now: number): Promise<StoredOpening[]> {
      const rows = await open(now).selectAll().orderBy('posted_at', 'desc').orderBy('id', 'desc').execute()
      return rows.map((row) => fromRow({ ...row, saved_by_name: null }))
    },

    async findOpen(id: string, now: number): Promise<StoredOpening | undefined> {
      const row = await open(now).selectAll().where('id', '=', id).executeTakeFirst()
      return row && fromRow({ ...row, saved_by_name: null })
    },

    /** Another text after every change, also of what is deleted. */
    async sign(): Promise<string> {
      const row = await db
        .selectFrom('openings')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('count'),
          sql<number | string | null>`sum(version)`.as('versions'),
        ])
        .executeTakeFirstOrThrow()
      return `${row.count}-${row.versions ?? 0}`
    },

    async nextClosing(now: number): Promise<number | undefined> {
      const row = await open(now)
        .select(({ fn }) => fn.min('closes_at').as('next'))
        .executeTakeFirst()
      return row?.next === null || row?.next === undefined ? undefined : Number(row.next)
    },

    async insert(opening: StoredOpening): Promise<void> {
      await db.insertInto('openings').values(toRow(opening)).execute()
    },

    /** False when somebody has changed or deleted it since that version. */
    async update(opening: StoredOpening, from: number): Promise<boolean> {
      const result = await db
        .updateTable('openings')
        .set(toRow(opening))
        .where('id', '=', opening.id)
        .where('version', '=', from)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Its name; undefined where there is nothing to delete. */
    async delete(id: string, at: number): Promise<string | undefined> {
      const row = await db
        .updateTable('openings')
        .set(({ eb }) => ({ deleted_at: at, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning('title')
        .executeTakeFirst()
      return row?.title
    },

    /** The name of one that is deleted, and not gone for good. */
    async deletedTitle(id: string): Promise<string | undefined> {
      const deleted = db.selectFrom('openings').select('title').where('id', '=', id).where('deleted_at', 'is not', null)
      return (await deleted.executeTakeFirst())?.title
    },

    async restore(id: string): Promise<boolean> {
      const result = await db
        .updateTable('openings')
        .set(({ eb }) => ({ deleted_at: null, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
  }
}

type Row = Schema['openings']

function toRow(opening: StoredOpening): Row {
  return {
    id: opening.id,
    version: opening.version,
    kind: opening.kind,
    title: opening.title,
    texts: JSON.stringify(opening.texts),
    html_version: opening.htmlVersion,
    is_open: opening.isOpen ? 1 : 0,
    closes_on: opening.closesOn ?? null,
    closes_at: opening.closesAt ?? null,
    posted_at: opening.postedAt,
    saved_at: opening.savedAt,
    saved_by: opening.savedBy,
    deleted_at: null,
  }
}

function fromRow(row: Row & { saved_by_name: string | null }): ListedOpening {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    title: row.title,
    texts: JSON.parse(row.texts),
    htmlVersion: row.html_version,
    isOpen: row.is_open === 1,
    closesOn: row.closes_on ?? undefined,
    closesAt: row.closes_at ?? undefined,
    postedAt: row.posted_at,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    savedByName: row.saved_by_name ?? undefined,
  }
}
