import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('visit_hits')
    .addColumn('number', 'bigint', (column) => column.primaryKey())
    .addColumn('hit_at', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'text', (column) => column.notNull())
    .execute()
  // Nothing reads visits by session, and the index cost more than the inserts.
  await db.schema.dropIndex('visits_session').execute()
}
