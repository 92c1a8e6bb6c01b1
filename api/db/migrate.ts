import { type Kysely, sql } from 'kysely'
import * as first from '#api/db/migrations/0001-messages.ts'
import * as second from '#api/db/migrations/0002-visits.ts'
import * as third from '#api/db/migrations/0003-applications.ts'
import * as fourth from '#api/db/migrations/0004-newsletter.ts'
import * as fifth from '#api/db/migrations/0005-spam.ts'
import * as sixth from '#api/db/migrations/0006-posts.ts'
import * as seventh from '#api/db/migrations/0007-stages.ts'
import * as eighth from '#api/db/migrations/0008-push.ts'
import * as ninth from '#api/db/migrations/0009-visit-hits.ts'
import * as tenth from '#api/db/migrations/0010-resume-risks.ts'
import * as eleventh from '#api/db/migrations/0011-mail.ts'
import * as twelfth from '#api/db/migrations/0012-one-limiter.ts'
import * as thirteenth from '#api/db/migrations/0013-staff.ts'
import * as fourteenth from '#api/db/migrations/0014-visit-places.ts'
import * as fifteenth from '#api/db/migrations/0015-post-board.ts'
import * as sixteenth from '#api/db/migrations/0016-pictures.ts'
import * as seventeenth from '#api/db/migrations/0017-openings.ts'
import * as eighteenth from '#api/db/migrations/0018-post-writing.ts'
import * as nineteenth from '#api/db/migrations/0019-deleted-things.ts'
import * as twentieth from '#api/db/migrations/0020-message-desk.ts'
import * as twentyFirst from '#api/db/migrations/0021-application-desk.ts'
import * as twentySecond from '#api/db/migrations/0022-persons.ts'
import * as twentyThird from '#api/db/migrations/0023-job-runs.ts'
import * as twentyFourth from '#api/db/migrations/0024-subscriber-imports.ts'
import * as twentyFifth from '#api/db/migrations/0025-kept-applications.ts'
import * as twentySixth from '#api/db/migrations/0026-issues.ts'
import * as twentySeventh from '#api/db/migrations/0027-dashboard.ts'
import * as twentyEighth from '#api/db/migrations/0028-day-sums.ts'
import * as thirtieth from '#api/db/migrations/0030-day-notes.ts'
import * as thirtySixth from '#api/db/migrations/0036-old-revisions.ts'
import * as thirtyEighth from '#api/db/migrations/0038-application-search.ts'
import * as thirtyNinth from '#api/db/migrations/0039-answered-days.ts'
import * as fortyFirst from '#api/db/migrations/0041-dashboard-segments.ts'
import * as fortySecond from '#api/db/migrations/0042-dashboard-letters.ts'
import * as fortyThird from '#api/db/migrations/0043-day-facts-hash.ts'
import * as fortySeventh from '#api/db/migrations/0047-request-ids.ts'
import * as fiftieth from '#api/db/migrations/0050-hand-over-logs.ts'
import * as fiftyFirst from '#api/db/migrations/0051-slow-mails.ts'
import * as fiftySecond from '#api/db/migrations/0052-next-mail.ts'
import * as fiftyThird from '#api/db/migrations/0053-posts-own-rows.ts'
import { patiently } from '#api/db/patience.ts'
import type { Executor, Schema } from '#api/db/schema.ts'

/**
 * The newest migration of the last release. Servers of that release run beside those of the next while they are replaced, so
 * what comes after it may add and not take away (decision 0030). Move it with each release.
 */
const lastReleased = '0026-issues'

/** Append only: a migration that has run anywhere is never edited. */
const migrations = [
  { name: '0001-messages', up: first.up },
  { name: '0002-visits', up: second.up },
  { name: '0003-applications', up: third.up },
  { name: '0004-newsletter', up: fourth.up },
  { name: '0005-spam', up: fifth.up },
  { name: '0006-posts', up: sixth.up },
  { name: '0007-stages', up: seventh.up },
  { name: '0008-push', up: eighth.up },
  { name: '0009-visit-hits', up: ninth.up },
  { name: '0010-resume-risks', up: tenth.up },
  { name: '0011-mail', up: eleventh.up },
  { name: '0012-one-limiter', up: twelfth.up },
  { name: '0013-staff', up: thirteenth.up },
  { name: '0014-visit-places', up: fourteenth.up },
  { name: '0015-post-board', up: fifteenth.up },
  { name: '0016-pictures', up: sixteenth.up },
  { name: '0017-openings', up: seventeenth.up },
  { name: '0018-post-writing', up: eighteenth.up },
  { name: '0019-deleted-things', up: nineteenth.up },
  { name: '0020-message-desk', up: twentieth.up },
  { name: '0021-application-desk', up: twentyFirst.up },
  { name: '0022-persons', up: twentySecond.up },
  { name: '0023-job-runs', up: twentyThird.up },
  { name: '0024-subscriber-imports', up: twentyFourth.up },
  { name: '0025-kept-applications', up: twentyFifth.up },
  { name: '0026-issues', up: twentySixth.up },
  { name: '0027-dashboard', up: twentySeventh.up },
  { name: '0028-day-sums', up: twentyEighth.up },
  { name: '0030-day-notes', up: thirtieth.up },
  { name: '0036-old-revisions', up: thirtySixth.up },
  { name: '0038-application-search', up: thirtyEighth.up },
  { name: '0039-answered-days', up: thirtyNinth.up },
  { name: '0041-dashboard-segments', up: fortyFirst.up },
  { name: '0042-dashboard-letters', up: fortySecond.up },
  { name: '0043-day-facts-hash', up: fortyThird.up },
  { name: '0047-request-ids', up: fortySeventh.up },
  { name: '0050-hand-over-logs', up: fiftieth.up },
  { name: '0051-slow-mails', up: fiftyFirst.up },
  { name: '0052-next-mail', up: fiftySecond.up },
  { name: '0053-posts-own-rows', up: fiftyThird.up },
]

const PATIENCE = 600_000 // longest wait for another server's migration, or for a table, in milliseconds
const TABLE_WAIT = 200 // milliseconds in which who comes after waits as well, before they have as long to pass

interface MigrateOptions {
  db: Kysely<Schema>
  kind: 'sqlite' | 'postgres'
  now: () => number
  /** Only these, by name: rows of an older version are brought into the tables they came from. */
  steps?: readonly string[]
}

/** Runs pending migrations one server at a time: an advisory lock on PostgreSQL, `begin immediate` on SQLite. */
export async function migrate({ db, kind, now, steps }: MigrateOptions): Promise<void> {
  for (const migration of await missing(db)) {
    if (steps && !steps.includes(migration.name)) continue
    await patiently(PATIENCE, () =>
      db.transaction().execute(async (transaction) => {
        if (kind === 'postgres') await waitForTurn(transaction)
        await transaction.schema
          .createTable('migrations')
          .ifNotExists()
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('applied_at', 'bigint', (column) => column.notNull())
          .execute()
        if (await isApplied(transaction, migration.name)) return
        await migration.up(transaction, kind)
        await transaction.insertInto('migrations').values({ name: migration.name, applied_at: now() }).execute()
      }),
    )
  }
}

/** A look without a lock: most starts find nothing to do. */
async function missing(db: Kysely<Schema>): Promise<typeof migrations> {
  // The table is missing at the first start; other failures fail again below.
  const applied = await db
    .selectFrom('migrations')
    .select('name')
    .execute()
    .catch(() => [])
  return migrations.filter(({ name }) => !applied.some((one) => one.name === name))
}

/** Of `steps`, those that only a newer version has. */
export function unknownSteps(steps: readonly string[]): string[] {
  return steps.filter((step) => !migrations.some(({ name }) => name === step))
}

/** How many of the known migrations have run. */
export async function countMigrations(db: Executor): Promise<{ steps: number; known: number }> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map(({ name }) => name))
  return { steps: migrations.filter(({ name }) => applied.has(name)).length, known: migrations.length }
}

export async function isMigrated(db: Executor): Promise<boolean> {
  const last = migrations.at(-1)
  return last === undefined || (await isApplied(db, last.name))
}

async function isApplied(db: Executor, name: string): Promise<boolean> {
  return (await db.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
}

/**
 * Migrations have no time limit; `set local` ends with the transaction. A table that somebody reads for long, as a backup does,
 * is not waited for: who comes after, to that table, would wait behind. `patiently` tries again, and they pass meanwhile.
 */
async function waitForTurn(transaction: Executor): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(transaction)
  await sql`select pg_advisory_xact_lock(7013601)`.execute(transaction)
  await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT)}`.execute(transaction)
}

/** The migrations of the last release. */
export function releasedSteps(): string[] {
  return migrations.map(({ name }) => name).filter((name) => name <= lastReleased)
}
