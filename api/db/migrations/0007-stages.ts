import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** How an application was decided, and what the retention job looks for. */
export async function up(db: Executor): Promise<void> {
  await db.schema.alterTable('applications').addColumn('outcome', 'text').execute()
  await db.schema.alterTable('applications').addColumn('decided_at', 'bigint').execute()
  // Old messages are looked for by time, and whether their senders have written since, by address.
  await db.schema.createIndex('messages_time').on('messages').column('received_at').execute()
  await sql`create index messages_sender on messages (lower(email), received_at)`.execute(db)
}
