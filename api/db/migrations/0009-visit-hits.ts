import type { Executor } from '#api/db/schema.ts'

/** What the limit on visits counts, a row for each batch of them. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('visit_hits')
    .addColumn('number', 'bigint', (column) => column.primaryKey())
    .addColumn('hit_at', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'text', (column) => column.notNull())
    .execute()
  // Nothing reads visits by session, and keeping them in that order took longer than storing them.
  await db.schema.dropIndex('visits_session').execute()
}
