import type { Executor } from '#api/db/schema.ts'

/** Which request caused a delivery. Earlier versions, which may still run, say nothing. */
export async function up(db: Executor): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('request_id', 'text').execute()
}
