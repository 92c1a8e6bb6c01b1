import type { Executor } from '#api/db/schema.ts'

/** Where the server that handed a mail over wrote that it did. Earlier versions, which may still run, say nothing. */
export async function up(db: Executor): Promise<void> {
  await db.schema.alterTable('issue_deliveries').addColumn('hand_over_log', 'text').execute()
}
