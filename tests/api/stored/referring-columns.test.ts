import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

// Foreign keys of several columns would be one row for each of them on SQLite; there is none.
const sqliteReferring = sql<{ name: string; isIndexed: number }>`
  select t.name || '.' || f."from" as name,
    exists (select 1 from pragma_table_info(t.name) c where c.pk = 1 and c.name = f."from")
      or exists (
        select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = f."from" and not i.partial
      ) as "isIndexed"
  from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'`

const postgresReferring = sql<{ name: string; isIndexed: number }>`
  select concat(t.relname, '.', a.attname) as name,
    (exists (select 1 from pg_index i where i.indrelid = t.oid and i.indkey[0] = c.conkey[1] and i.indpred is null))::int as "isIndexed"
  from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  where c.contype = 'f' and t.relnamespace = current_schema()::regnamespace`

it('has an index on every column that refers to a row of another table: whoever deletes that row looks for it there', async () => {
  const test = await createTestDatabase()
  const { db, kind } = await openDatabase({ ...test, now: Date.now, onError: () => {} })
  const { rows } = await (kind === 'sqlite' ? sqliteReferring : postgresReferring).execute(db)
  await db.destroy()
  await test.remove()

  expect(rows.map(({ name }) => name)).toContain('post_views.post_id')
  expect(rows.filter(({ isIndexed }) => !isIndexed)).toEqual([])
})
