import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema.alterTable('posts').addColumn('deleted_by', 'text').execute()
  // Who deleted a post stood in the log only.
  await sql`update posts set deleted_by = (
    select l.account from staff_log as l
    where l.thing_kind = 'post' and l.thing_id = posts.id and l.deed = 'postDeleted' order by l.at desc limit 1)
    where deleted_at is not null`.execute(db)

  await db.schema
    .createTable('person_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('opened_by', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('done_by', 'text')
    .addColumn('outcome', 'text')
    .addColumn('counts', 'text')
    .execute()
  await db.schema.createIndex('person_requests_key').on('person_requests').column('email_key').execute()
  await db.schema.createIndex('person_requests_done').on('person_requests').column('done_at').execute()
}
