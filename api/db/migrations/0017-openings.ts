import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('openings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('html_version', 'integer', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('closes_on', 'text')
    .addColumn('closes_at', 'bigint')
    .addColumn('posted_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .alterTable('applications')
    .addColumn('opening', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('applications')
    .addColumn('opening_title', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
