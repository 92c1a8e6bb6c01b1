import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** Facts of a day that a server remembers are looked up by their hash, in an index that has no facts in it. */
export async function up(db: Executor, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .alterTable('day_facts')
    .addColumn('hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('day_facts_hash').on('day_facts').columns(['made_as', 'day', 'hash']).execute()
  // Numbers in base64 do not get smaller, and taking them apart costs as much as counting them.
  if (kind === 'postgres') await sql`alter table day_facts alter column facts set storage external`.execute(db)
}
