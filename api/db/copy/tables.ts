import { Kysely, sql } from 'kysely'
import { migrate, unknownSteps } from '#api/db/migrate.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import { ownSchema } from '#api/db/own-schema.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import { sqliteDialect } from '#api/db/sqlite.ts'

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

/** Every table of the site that holds what cannot be made again, parents before what refers to them. */
export async function listTables(db: Executor, kind: OpenDatabase['kind']): Promise<CopiedTable[]> {
  const columns = await ownColumns(db, kind)
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

/** What an operator has put beside them, such as a copy of a table or a column, no version would take back. */
async function ownColumns(db: Executor, kind: OpenDatabase['kind']): Promise<Column[]> {
  const columns = kind === 'sqlite' ? await sqliteColumns(db) : await postgresColumns(db)
  const steps = await appliedSteps(db, kind)
  // Which are those of a newer version, this one cannot know.
  if (unknownSteps(steps).length > 0) return columns
  const made = Map.groupBy(await columnsAfter(steps), ({ table }) => table)
  return columns.filter(({ table, name }) => made.get(table)?.some((column) => column.name === name))
}

/** What these migrations make: they are run in memory. */
async function columnsAfter(steps: readonly string[]): Promise<Column[]> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') })
  try {
    await migrate({ db, kind: 'sqlite', now: () => 0, steps })
    return await sqliteColumns(db)
  } finally {
    await db.destroy()
  }
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
  // `information_schema` would leave out what the role may not read: a backup without it must fail.
  const { rows } = await sql<Column>`select t.relname::text as "table", c.attname::text as "name"
    from pg_class as t join pg_attribute as c on c.attrelid = t.oid
    where t.relnamespace = ${ownSchema} and t.relkind in ('r', 'p') and c.attnum > 0 and not c.attisdropped
    order by t.relname, c.attnum`.execute(db)
  return rows
}

async function postgresParents(db: Executor): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select child.relname::text as child, parent.relname::text as parent
    from pg_constraint as c join pg_class as child on child.oid = c.conrelid join pg_class as parent on parent.oid = c.confrelid
    where c.contype = 'f' and child.relnamespace = ${ownSchema}`.execute(db)
  return rows
}
