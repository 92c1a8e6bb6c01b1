import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** What staff do with messages: states, mails, notes, and a search over all words. */
export async function up(db: Executor, kind: 'sqlite' | 'postgres'): Promise<void> {
  for (const column of ['former_state', 'assigned_to', 'answered_by']) {
    await db.schema.alterTable('messages').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('messages').addColumn('answered_at', 'bigint').execute()

  await db.schema
    .createTable('message_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('text', 'text')
    .execute()
  await db.schema.createIndex('message_mails_message').on('message_mails').columns(['message_id', 'at']).execute()

  await db.schema
    .createTable('message_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('message_notes_message').on('message_notes').columns(['message_id', 'at']).execute()

  await db.schema
    .createTable('message_writers')
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_writers_one', ['message_id', 'account'])
    .execute()

  await addSearch(db, kind)
  await addOrders(db, kind)
}

/** Words of messages that are there already come from whichever server starts next. */
async function addSearch(db: Executor, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'postgres') {
    await sql`create table message_search (
      message_id text primary key references messages (id) on delete cascade, document tsvector not null)`.execute(db)
    await sql`create index message_search_document on message_search using gin (document)`.execute(db)
  } else {
    // Its own, because SQLite may give rows of a table with text keys other numbers.
    await sql`alter table messages add column search_id integer`.execute(db)
    await sql`create unique index messages_search on messages (search_id)`.execute(db)
    await sql`create virtual table message_search using fts5(words, prefix = '2 3')`.execute(db)
    // Words of a deleted message are nowhere in the file.
    await sql`insert into message_search (message_search, rank) values ('secure-delete', 1)`.execute(db)
    await sql`create trigger messages_unsearched after delete on messages when old.search_id is not null begin
      delete from message_search where rowid = old.search_id; end`.execute(db)
  }
}

/** All that the list filters, counts and orders by: it reads no text for that. */
async function addOrders(db: Executor, kind: 'sqlite' | 'postgres'): Promise<void> {
  const filters = ['purpose', 'language', 'assigned_to', ...(kind === 'sqlite' ? ['search_id'] : [])]
  const orders = {
    messages_shelf: ['state', 'received_at', 'id', ...filters],
    messages_order: ['received_at', 'id', 'state', ...filters],
  }
  for (const [name, columns] of Object.entries(orders)) {
    await sql`create index ${sql.ref(name)} on messages (${sql.join(columns.map((column) => sql.ref(column)))})
      where deleted_at is null`.execute(db)
  }
  await db.schema.dropIndex('messages_state').execute()
}
