import type { Executor } from '#api/db/schema.ts'

/** Which deliveries wait for one another, and when an address that is not to be written to was last asked whether it wants to be. */
export async function up(db: Executor): Promise<void> {
  // Former versions, which may still run beside this one, name no lane: theirs share one.
  await db.schema
    .alterTable('outbox')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('suppressions').addColumn('asked_at', 'bigint').execute()
}
