import type { Executor } from '#api/db/schema.ts'

/** What the dashboard says beside its line: notes of its readers, and when a version of the program first ran. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('day_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint')
    .execute()
  await db.schema.createIndex('day_notes_day').on('day_notes').columns(['day', 'id']).execute()

  await db.schema
    .createTable('releases')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .execute()
}
