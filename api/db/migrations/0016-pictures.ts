import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('focus_x', 'double precision', (column) => column.notNull())
    .addColumn('focus_y', 'double precision', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('decorative', 'integer', (column) => column.notNull())
    .addColumn('asks', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('added_by', 'text')
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema.createIndex('pictures_newest').on('pictures').columns(['added_at', 'id']).execute()
}
