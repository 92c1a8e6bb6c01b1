import { sql } from 'kysely'
import { FIRST_BATCH, sizeAfter } from '#api/db/copy/batches.ts'
import type { Cell, CopiedRow, CopiedTable } from '#api/db/copy/tables.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'

/** Batch by batch, inside the caller's transaction: on PostgreSQL a cursor, which sees one moment. */
export async function* readRows(
  db: Executor,
  kind: OpenDatabase['kind'],
  { name, columns }: CopiedTable,
): AsyncGenerator<CopiedRow[]> {
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  const inOrder = (row: Record<string, Cell>) => columns.map((column) => row[column] ?? null)
  if (kind === 'postgres') {
    await sql`declare copied no scroll cursor for select ${listed} from ${sql.table(name)}`.execute(db)
    for (let size = FIRST_BATCH; ; ) {
      const { rows } = await sql<Record<string, Cell>>`fetch ${sql.lit(size)} from copied`.execute(db)
      if (rows.length === 0) break
      const batch = rows.map(inOrder)
      size = sizeAfter(batch)
      yield batch
    }
    await sql`close copied`.execute(db)
    return
  }
  for (let [after, size] = [Number.MIN_SAFE_INTEGER, FIRST_BATCH]; ; ) {
    const { rows } = await sql<Record<string, Cell> & { copied_row: number }>`select rowid as copied_row, ${listed}
      from ${sql.table(name)} where rowid > ${after} order by rowid limit ${size}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.copied_row
    const batch = rows.map(inOrder)
    size = sizeAfter(batch)
    yield batch
  }
}

const MOST_VALUES = 30_000 // of one statement: SQLite takes 32,766 and PostgreSQL 65,535

export async function insertRows(db: Executor, { name, columns }: CopiedTable, rows: CopiedRow[]): Promise<void> {
  const most = Math.max(1, Math.floor(MOST_VALUES / columns.length))
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  for (let first = 0; first < rows.length; first += most) {
    const values = rows.slice(first, first + most).map((row) => sql`(${sql.join(row)})`)
    await sql`insert into ${sql.table(name)} (${listed}) values ${sql.join(values)}`.execute(db)
  }
}
