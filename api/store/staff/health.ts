import { sql } from 'kysely'
import { countMigrations } from '#api/db/migrate.ts'
import type { Executor } from '#api/db/schema.ts'

/** How the database and what waits in it stand. */
export function createHealthStore(db: Executor, kind: 'sqlite' | 'postgres') {
  const count = sql<number | string>`count(*)`.as('count')

  return {
    async database() {
      const asked =
        kind === 'sqlite'
          ? sql<{ version: string }>`select sqlite_version() as version`
          : sql<{ version: string }>`select current_setting('server_version') as version`
      const { rows } = await asked.execute(db)
      return { kind, version: rows[0]?.version ?? '', ...(await countMigrations(db)) }
    },

    /** Without the write-ahead log, which is soon part of it. */
    async bytes(): Promise<number> {
      const asked =
        kind === 'sqlite'
          ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
          : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
      const { rows } = await asked.execute(db)
      return Number(rows[0]?.bytes ?? 0)
    },

    /** `half`: the milliseconds in which half of those that were sent left; null when none was. */
    async mails(sentSince: number): Promise<{ waiting: number; sent: number; half: number | null; failed: number }> {
      const waiting = db.selectFrom('outbox').where('sent_at', 'is', null).where('failed_at', 'is', null)
      const sent = db.selectFrom('outbox').where('sent_at', '>', sentSince)
      const failed = db.selectFrom('outbox').where('failed_at', 'is not', null)
      const counted = await Promise.all(
        [waiting, sent, failed].map((rows) => rows.select(count).executeTakeFirstOrThrow()),
      )
      const [one = 0, two = 0, three = 0] = counted.map((row) => Number(row.count))
      const took = sql<number | string>`sent_at - created_at`
      const middle = sent.select(took.as('took')).orderBy(took).limit(1)
      const half = two === 0 ? undefined : await middle.offset(Math.ceil(two / 2) - 1).executeTakeFirst()
      return { waiting: one, sent: two, half: half ? Number(half.took) : null, failed: three }
    },

    /** When the oldest mail was stored that has neither left nor failed. */
    async oldestWaiting(): Promise<number | undefined> {
      const row = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.min('created_at').as('oldest'))
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .executeTakeFirst()
      return row?.oldest ?? undefined
    },

    /** Sessions of staff that have not ended. */
    async sessions(): Promise<number> {
      return Number((await db.selectFrom('staff_sessions').select(count).executeTakeFirstOrThrow()).count)
    },

    /** `lost`: subscribed with another key than the server's, so that nothing reaches them. */
    async push(serverKey: string | undefined) {
      const { rows } = await sql<Record<'subscribers' | 'own' | 'waiting' | 'failed', number | string>>`select
        (select count(*) from push_subscriptions) as subscribers,
        (select count(*) from push_subscriptions where server_key = ${serverKey ?? ''}) as own,
        (select count(*) from push_deliveries where due_at is not null) as waiting,
        (select count(*) from push_deliveries where outcome in ('refused', 'given-up')) as failed`.execute(db)
      const [row] = rows
      const subscribers = Number(row?.subscribers ?? 0)
      return {
        subscribers,
        lost: subscribers - Number(row?.own ?? 0),
        waiting: Number(row?.waiting ?? 0),
        failed: Number(row?.failed ?? 0),
      }
    },
  }
}
