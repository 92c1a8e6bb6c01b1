import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('screen_resolution', 'text', (column) => column.notNull())
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('is_returning', 'integer', (column) => column.notNull())
    .addColumn('time_on_page', 'integer', (column) => column.notNull())
    .addColumn('is_exit', 'integer', (column) => column.notNull())
    .addColumn('allows_analytics', 'integer', (column) => column.notNull())
    .addColumn('consent', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('visits_time').on('visits').column('received_at').execute()
  await db.schema.createIndex('visits_session').on('visits').columns(['session_id', 'received_at']).execute()

  await db.schema
    .createTable('consent_receipts')
    .addColumn('receipt', 'text', (column) => column.primaryKey())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('consent_receipts_time').on('consent_receipts').column('received_at').execute()

  // Every visit adds a hit: deleting old ones needs an index.
  await db.schema.createIndex('rate_hits_time').on('rate_hits').column('hit_at').execute()
}
