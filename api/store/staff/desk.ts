import { type SqlBool, sql } from 'kysely'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import type { Executor } from '#api/db/schema.ts'

const DAY = 24 * 3_600_000

/** What waits for staff, of several tables: only the columns that the desk shows. */
export function createDeskStore(db: Executor) {
  /** Of posts that are not deleted. */
  const translations = () =>
    db
      .selectFrom('post_translations as t')
      .innerJoin('posts as p', 'p.id', 't.post_id')
      .select(['t.post_id as id', 't.language', 't.title'])
      .where('p.deleted_at', 'is', null)

  /** Counts of rows by day since 1970 (UTC). */
  async function byDay(table: 'visits' | 'messages' | 'post_views', column: string, from: number) {
    const day = sql<number>`${sql.ref(column)} / ${sql.lit(DAY)}`
    const rows = await db
      .selectFrom(table)
      .$if(table === 'messages', (query) => query.where(sql<SqlBool>`deleted_at is null`))
      .select([day.as('day'), (eb) => eb.fn.countAll<number | string>().as('count')])
      .where(sql<SqlBool>`${sql.ref(column)} >= ${from}`)
      .groupBy(day)
      .execute()
    return new Map(rows.map((row) => [Number(row.day), Number(row.count)]))
  }

  return {
    async messages(isQuarantined: boolean, limit: number) {
      return db
        .selectFrom('messages')
        .select(['id', 'name', 'purpose', 'language', 'received_at as since'])
        .where('state', 'in', isQuarantined ? ['quarantined'] : ['new', 'released'])
        .where('deleted_at', 'is', null)
        .orderBy('received_at')
        .orderBy('id')
        .limit(limit)
        .execute()
    },

    async applications(limit: number) {
      const rows = await db
        .selectFrom('applications')
        .select(['id', 'full_name as name', 'interest', 'received_at as since'])
        .where('stage', '=', 'received')
        .where('deleted_at', 'is', null)
        .orderBy('received_at')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ interest, ...row }) => ({
        ...row,
        interest: applicationInterests.find((known) => known === interest) ?? ('other' as const),
        stage: 'received' as const,
      }))
    },

    async drafts(limit: number) {
      return translations()
        .select('t.saved_at as savedAt')
        .where('t.status', '=', 'draft')
        .orderBy('t.saved_at')
        .orderBy('t.search_id')
        .limit(limit)
        .execute()
    },

    /** Translations that are or will be shown, and whose source has changed since their last save. */
    async behind(now: number, limit: number) {
      return translations()
        .where('t.behind', '>', 0)
        .where('t.visible_from', 'is not', null)
        .where(({ or, eb }) => or([eb('t.visible_until', 'is', null), eb('t.visible_until', '>', now)]))
        .orderBy('t.saved_at')
        .orderBy('t.search_id')
        .limit(limit)
        .execute()
    },

    async scheduled(now: number, limit: number) {
      const rows = await translations()
        .select('t.visible_from as at')
        .where('t.visible_from', '>', now)
        .orderBy('t.visible_from')
        .orderBy('t.search_id')
        .limit(limit)
        .execute()
      return rows.map(({ at, ...row }) => ({ ...row, at: at ?? now }))
    },

    async failedMails(limit: number) {
      const rows = await db
        .selectFrom('outbox')
        .select(['id', 'failed_at as failedAt'])
        .where('kind', '=', 'mail')
        .where('failed_at', 'is not', null)
        .orderBy('failed_at')
        .limit(limit)
        .execute()
      return rows.map(({ id, failedAt }) => ({ id, failedAt: failedAt ?? 0 }))
    },

    visitsByDay: (from: number) => byDay('visits', 'received_at', from),
    messagesByDay: (from: number) => byDay('messages', 'received_at', from),
    readsByDay: (from: number) => byDay('post_views', 'viewed_at', from),
  }
}
