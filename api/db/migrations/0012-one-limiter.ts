import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

const LONGEST_WINDOW = 24 * 3_600_000 // milliseconds; of any limit so far

export async function up(db: Executor): Promise<void> {
  await db.schema
    .alterTable('rate_hits')
    .addColumn('count', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('rate_hits')
    .addColumn('expires_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update rate_hits set expires_at = hit_at + ${sql.lit(LONGEST_WINDOW)}`.execute(db)
  await db.schema.dropIndex('rate_hits_time').execute()
  await db.schema.createIndex('rate_hits_end').on('rate_hits').column('expires_at').execute()
  await db.schema.dropTable('visit_hits').execute()

  await db.schema
    .createTable('view_salts')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()
  await db.updateTable('post_views').set({ device: 'mobile' }).where('device', '=', 'phone').execute()
  await db.updateTable('post_views').set({ device: 'desktop' }).where('device', '=', 'computer').execute()
  await db.schema.dropIndex('post_views_visitor').execute()
  await db.schema.createIndex('post_views_network').on('post_views').columns(['network', 'viewed_at']).execute()
}
