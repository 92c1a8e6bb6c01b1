import { sql } from 'kysely'
import { insertRows } from '#api/db/copy/rows.ts'
import { type CopiedRow, type CopiedTable, countRows, listTables } from '#api/db/copy/tables.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'

/** Rows by table, from a file or from another database. */
export interface RowSource {
  tables: CopiedTable[]
  counts: Readonly<Record<string, number>>
  rows: (table: CopiedTable) => AsyncIterable<CopiedRow[]>
}

/**
 * All or nothing, into a database of the same steps, with what `beside` writes in the same transaction. Throws when somebody has
 * written to it, and when it then holds other numbers than it was given.
 */
export async function loadRows(
  { db, kind }: OpenDatabase,
  source: RowSource,
  beside: (transaction: Executor) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const known = await listTables(transaction, kind)
    await refuseOtherRows(transaction, kind, known)
    for (const own of known) {
      const table = source.tables.find(({ name }) => name === own.name)
      if (table) await loadTable(transaction, table, source, own.columns)
    }
    await compare(transaction, known, source.counts)
    await beside(transaction)
  })
}

/** A server may have begun on the empty database; from here on it waits. */
async function refuseOtherRows(
  db: Executor,
  kind: OpenDatabase['kind'],
  tables: readonly CopiedTable[],
): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  if (kind === 'postgres') await sql`lock table ${names} in exclusive mode`.execute(db)
  const full = Object.entries(await countRows(db, tables)).find(([, rows]) => rows > 0)
  if (full)
    throw new Error(
      `The database is in use: since it was looked at, ${full[1]} rows have come into its table ${full[0]}. Stop every server that uses it, and begin again with an empty one.`,
    )
}

/** Archives of former versions hold tables and columns, too, that an operator had put beside the site’s: they are left out. */
async function loadTable(db: Executor, table: CopiedTable, source: RowSource, known: readonly string[]): Promise<void> {
  const own = table.columns.flatMap((column, place) => (known.includes(column) ? [{ column, place }] : []))
  const taken = { name: table.name, columns: own.map(({ column }) => column) }
  try {
    for await (const rows of source.rows(table)) {
      const cells = rows.map((row) => own.map(({ place }) => row[place] ?? null))
      await insertRows(db, taken, cells)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Rows of the table ${table.name} are not taken: ${reason}`, { cause: error })
  }
}

async function compare(
  db: Executor,
  tables: readonly CopiedTable[],
  expected: Readonly<Record<string, number>>,
): Promise<void> {
  const found = await countRows(db, tables)
  for (const { name } of tables) {
    const [there, given] = [found[name] ?? 0, expected[name] ?? 0]
    if (there !== given) throw new Error(`The table ${name} has ${there} rows after the copy, and ${given} were given.`)
  }
}
