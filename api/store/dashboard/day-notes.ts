import type { Executor } from '#api/db/schema.ts'

export interface StoredDayNote {
  id: string
  day: string
  text: string
  madeAt: number
  madeBy: string // an account
}

export interface ShownDayNote extends Omit<StoredDayNote, 'madeBy'> {
  madeByName: string | undefined
  changedAt: number | undefined
}

/** Notes on days of the dashboard, and when versions of the program first ran. */
export function createDayNotesStore(db: Executor) {
  return {
    async insert({ id, day, text, madeAt, madeBy }: StoredDayNote): Promise<void> {
      await db.insertInto('day_notes').values({ id, day, text, made_at: madeAt, made_by: madeBy }).execute()
    },

    /** False where there is none. */
    async update({ id, day, text }: Pick<StoredDayNote, 'id' | 'day' | 'text'>, changedAt: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('day_notes')
        .set({ day, text, changed_at: changedAt })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** False where there is none. */
    async delete(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('day_notes').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** The newest day first; both days are included. */
    async list(from: string, to: string): Promise<ShownDayNote[]> {
      const rows = await db
        .selectFrom('day_notes as n')
        .leftJoin('staff_accounts as a', 'a.id', 'n.made_by')
        .select(['n.id', 'n.day', 'n.text', 'n.made_at', 'n.changed_at', 'a.name'])
        .where('n.day', '>=', from)
        .where('n.day', '<=', to)
        .orderBy('n.day', 'desc')
        .orderBy('n.id', 'desc')
        .execute()
      return rows.map(({ id, day, text, made_at, changed_at, name }) => ({
        id,
        day,
        text,
        madeAt: made_at,
        madeByName: name ?? undefined,
        changedAt: changed_at ?? undefined,
      }))
    },

    /** Keeps the first time where it has run before. */
    async noteRelease(version: string, at: number): Promise<void> {
      await db
        .insertInto('releases')
        .values({ version, first_at: at })
        .onConflict((conflict) => conflict.column('version').doNothing())
        .execute()
    },

    /** Times from `from` until before `to`, the newest first. */
    async releases(from: number, to: number): Promise<{ version: string; at: number }[]> {
      const rows = await db
        .selectFrom('releases')
        .selectAll()
        .where('first_at', '>=', from)
        .where('first_at', '<', to)
        .orderBy('first_at', 'desc')
        .execute()
      return rows.map(({ version, first_at }) => ({ version, at: first_at }))
    },
  }
}
