import type { Insertable, Selectable, Updateable } from 'kysely'
import { type WrittenIssue, writtenIssue } from '#api/contract/staff/issues.ts'
import type { IssueState } from '#api/contract/values/staff/issues.ts'
import type { Executor, Schema } from '#api/db/schema.ts'

type Row = Selectable<Schema['issues']>

/** As stored, with its text read. */
export interface StoredIssue extends Omit<Row, 'text'> {
  text: WrittenIssue
}

export type IssueChanges = Omit<Updateable<Schema['issues']>, 'id' | 'number' | 'version' | 'text'>

export function createIssuesStore(db: Executor) {
  return {
    async insert({
      text,
      ...issue
    }: Omit<Insertable<Schema['issues']>, 'text'> & { text: WrittenIssue }): Promise<void> {
      await db
        .insertInto('issues')
        .values({ ...issue, text: JSON.stringify(text) })
        .execute()
    },

    /** Of all that ever were, so that no number comes twice. */
    async lastNumber(): Promise<number> {
      const row = await db
        .selectFrom('issues')
        .select((query) => query.fn.max('number').as('last'))
        .executeTakeFirst()
      return Number(row?.last ?? 0)
    },

    /** Deleted or not. */
    async find(id: string): Promise<StoredIssue | undefined> {
      const row = await db.selectFrom('issues').selectAll().where('id', '=', id).executeTakeFirst()
      return row && storedIssue(row)
    },

    /** The highest number first, without those that are deleted. */
    async list(limit: number, offset: number): Promise<StoredIssue[]> {
      const rows = await db
        .selectFrom('issues')
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(storedIssue)
    },

    async count(): Promise<number> {
      const row = await db
        .selectFrom('issues')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Those that somebody has to look after: scheduled ones that are due, and those that are under way. */
    async listMoving(now: number): Promise<StoredIssue[]> {
      const rows = await db
        .selectFrom('issues')
        .selectAll()
        .where('deleted_at', 'is', null)
        .where((where) =>
          where.or([
            where.and([where('state', '=', 'scheduled'), where('goes_at', '<=', now)]),
            where('state', '=', 'sending'),
          ]),
        )
        .orderBy('number')
        .execute()
      return rows.map(storedIssue)
    },

    /** Those that rest because the mail server was away. */
    async listAwaitingServer(): Promise<string[]> {
      const rows = await db
        .selectFrom('issues')
        .select('id')
        .where('state', '=', 'paused')
        .where('pause', '=', 'server')
        .where('deleted_at', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The next version. False when it is not `version` any more, or no draft. */
    async write(
      id: string,
      version: number,
      { text, at, by }: { text: WrittenIssue; at: number; by: string },
    ): Promise<boolean> {
      const result = await db
        .updateTable('issues')
        .set({ text: JSON.stringify(text), version: version + 1, saved_at: at, saved_by: by })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('state', '=', 'draft')
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** False when it is in none of the states any more. */
    async change(id: string, from: readonly IssueState[], changes: IssueChanges): Promise<boolean> {
      const result = await db
        .updateTable('issues')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('issues').where('id', '=', id).execute()
    },
  }
}

function storedIssue({ text, ...row }: Row): StoredIssue {
  return { ...row, text: writtenIssue.parse(JSON.parse(text)) }
}
