import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** A search over all words of applications, as of messages. Words of those that are there come from whichever server starts next. */
export async function up(db: Executor, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'postgres') {
    await sql`create table application_search (
      application_id text primary key references applications (id) on delete cascade,
      document tsvector not null)`.execute(db)
    await sql`create index application_search_document on application_search using gin (document)`.execute(db)
  } else {
    // Its own, because SQLite may give rows of a table with text keys other numbers.
    await sql`alter table applications add column search_id integer`.execute(db)
    await sql`create unique index applications_search on applications (search_id)`.execute(db)
    await sql`create virtual table application_search using fts5(words, prefix = '2 3')`.execute(db)
    // Words of a deleted application are nowhere in the file.
    await sql`insert into application_search (application_search, rank) values ('secure-delete', 1)`.execute(db)
    await sql`create trigger applications_unsearched after delete on applications when old.search_id is not null begin
      delete from application_search where rowid = old.search_id; end`.execute(db)
  }
  await addOrders(db, kind)
}

/** All that the board filters, counts and orders by: it reads no text for that. */
async function addOrders(db: Executor, kind: 'sqlite' | 'postgres'): Promise<void> {
  const filters = ['interest', 'opening', 'language', ...(kind === 'sqlite' ? ['search_id'] : [])]
  const orders = {
    applications_waiting: ['stage', 'received_at', 'id', ...filters],
    applications_decided: ['stage', 'decided_at', 'id', ...filters],
    applications_openings: ['opening', 'opening_title', 'received_at', 'interest'],
  }
  for (const [name, columns] of Object.entries(orders)) {
    await sql`create index ${sql.ref(name)} on applications (${sql.join(columns.map((column) => sql.ref(column)))})
      where deleted_at is null`.execute(db)
  }
}
