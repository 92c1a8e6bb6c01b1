import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('risks', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
