import type { Executor } from '#api/db/schema.ts'

/** Which mails once took long to fail. Earlier versions, which may still run, do not say so. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('is_slow', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
