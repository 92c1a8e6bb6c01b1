import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema.alterTable('applications').addColumn('outcome', 'text').execute()
  await db.schema.alterTable('applications').addColumn('decided_at', 'bigint').execute()
  // For retention: old messages by time, and their senders' newer ones by address.
  await db.schema.createIndex('messages_time').on('messages').column('received_at').execute()
  await sql`create index messages_sender on messages (lower(email), received_at)`.execute(db)
}
