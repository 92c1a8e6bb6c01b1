import { sql } from 'kysely'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'

export interface CopiedTable {
  name: string
  columns: string[]
}

export type Cell = string | number | null

/** Cells in the order of the table's columns. */
export type CopiedRow = Cell[]

/** Made from other tables, and different on the two databases: they are filled anew. */
const derivedTables = /^(application_search|message_search|post_search)(_|$)/
const derivedColumns = new Map([
  ['applications', 'search_id'],
  ['messages', 'search_id'],
])

/** Every table that holds what cannot be made again, parents before what refers to them. */
export async function listTables(db: Executor, kind: OpenDatabase['kind']): Promise<CopiedTable[]> {
  const columns = kind === 'sqlite' ? await sqliteColumns(db) : await postgresColumns(db)
  const parents = kind === 'sqlite' ? await sqliteParents(db) : await postgresParents(db)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const ordered = new Set<string>()
  const place = (table: string) => {
    if (ordered.has(table)) return
    for (const { child, parent } of parents) if (child === table && parent !== table) place(parent)
    ordered.add(table)
  }
  for (const table of [...tables.keys()].toSorted()) place(table)
  return [...ordered]
    .filter((table) => table !== 'migrations' && !derivedTables.test(table))
    .map((name) => ({
      name,
      columns: (tables.get(name) ?? []).map(({ name: column }) => column).filter((c) => derivedColumns.get(name) !== c),
    }))
}

/** Rows of each table. */
export async function countRows(db: Executor, tables: readonly CopiedTable[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.n)
  }
  return counts
}

/** Names of the migrations that have run; none in a database that was never used. */
export async function appliedSteps(db: Executor, kind: OpenDatabase['kind']): Promise<string[]> {
  const columns = kind === 'sqlite' ? await sqliteColumns(db) : await postgresColumns(db)
  if (!columns.some(({ table }) => table === 'migrations')) return []
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

interface Column {
  table: string
  name: string
}

interface Reference {
  child: string
  parent: string
}

async function sqliteColumns(db: Executor): Promise<Column[]> {
  const { rows } = await sql<Column>`select t.name as "table", c.name as "name"
    from sqlite_master as t, pragma_table_info(t.name) as c
    where t.type = 'table' and substr(t.name, 1, 7) <> 'sqlite_' order by t.name, c.cid`.execute(db)
  return rows
}

async function sqliteParents(db: Executor): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select t.name as child, f."table" as parent
    from sqlite_master as t, pragma_foreign_key_list(t.name) as f where t.type = 'table'`.execute(db)
  return rows
}

async function postgresColumns(db: Executor): Promise<Column[]> {
  const { rows } = await sql<Column>`select table_name::text as "table", column_name::text as "name"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`.execute(db)
  return rows
}

async function postgresParents(db: Executor): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select child.relname::text as child, parent.relname::text as parent
    from pg_constraint as c join pg_class as child on child.oid = c.conrelid join pg_class as parent on parent.oid = c.confrelid
    where c.contype = 'f' and child.relnamespace = current_schema()::regnamespace`.execute(db)
  return rows
}
