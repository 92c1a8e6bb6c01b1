import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  // Earlier versions, which may still run, set no lane: theirs share one.
  await db.schema
    .alterTable('outbox')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('suppressions').addColumn('asked_at', 'bigint').execute()
}
