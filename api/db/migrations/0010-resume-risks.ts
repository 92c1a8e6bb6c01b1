import type { Executor } from '#api/db/schema.ts'

/** What a résumé may do when it is opened; nobody looked for it before. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('risks', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
