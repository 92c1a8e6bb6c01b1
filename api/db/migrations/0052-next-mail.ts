import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** The order in which waiting mails are taken: behind their texts, SQLite read them all for each. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .createIndex('outbox_next')
    .on('outbox')
    .columns(['is_slow', 'due_at'])
    .where(sql.ref('sent_at'), 'is', null)
    .where(sql.ref('failed_at'), 'is', null)
    .execute()
}
