import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema.alterTable('messages').addColumn('score', 'double precision').execute()
  await db.schema.alterTable('messages').addColumn('sources', 'text').execute()
  await db.schema
    .alterTable('messages')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await db.schema.createIndex('messages_state').on('messages').columns(['state', 'received_at']).execute()

  await db.schema
    .createTable('spent_proofs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('spent_proofs_time').on('spent_proofs').column('expires_at').execute()
}
