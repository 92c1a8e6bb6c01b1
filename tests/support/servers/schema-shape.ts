import { type Kysely, sql } from 'kysely'
import type { Schema } from '#api/db/schema.ts'
import type { SchemaShape } from '../data/schema-changes.ts'

interface ColumnRow {
  table: string
  name: string
  type: string
  required: number
}

/** What every table of the database asks for at this moment. */
export async function readShape(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): Promise<SchemaShape> {
  const columns = await (kind === 'sqlite' ? sqliteColumns : postgresColumns).execute(db)
  const indexes = await (kind === 'sqlite' ? sqliteUnique : postgresUnique).execute(db)
  const shape: SchemaShape = {}
  for (const { table, name, type, required } of columns.rows) {
    shape[table] ??= { columns: {}, unique: [] }
    shape[table].columns[name] = { type: type.toLowerCase(), isRequired: Boolean(required) }
  }
  for (const { table, columns: names } of indexes.rows) shape[table]?.unique.push(names)
  return shape
}

// An integer that is the primary key numbers itself on SQLite.
const sqliteColumns = sql<ColumnRow>`
  select t.name as "table", c.name, c.type, c."notnull" = 1 and c.dflt_value is null and not (c.pk = 1 and c.type = 'integer') as required
  from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`

const postgresColumns = sql<ColumnRow>`
  select table_name as "table", column_name as name, data_type as type,
    (is_nullable = 'NO' and column_default is null and is_identity = 'NO')::int as required
  from information_schema.columns where table_schema = current_schema()`

interface IndexRow {
  table: string
  columns: string
}

const sqliteUnique = sql<IndexRow>`
  select t.name as "table", (select group_concat(name) from (select name from pragma_index_info(i.name) order by name)) as columns
  from sqlite_master t, pragma_index_list(t.name) i where t.type = 'table' and i."unique" = 1`

const postgresUnique = sql<IndexRow>`
  select t.relname as "table", string_agg(a.attname::text, ',' order by a.attname::text) as columns
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
  where i.indisunique and t.relnamespace = current_schema()::regnamespace group by t.relname, i.indexrelid`
