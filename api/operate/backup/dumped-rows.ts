import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import type { RowSource } from '#api/db/copy/load.ts'
import type { CopiedRow } from '#api/db/copy/rows.ts'
import type { CopiedTable } from '#api/db/copy/tables.ts'

const columns = z.array(z.string())
const cells = z.array(z.union([z.string(), z.number(), z.null()]))

const BATCH = 500 // rows in memory at a time

/** What `snapshotPostgres` has written. */
export async function dumpedRows(folder: string, counts: Readonly<Record<string, number>>): Promise<RowSource> {
  const tables: CopiedTable[] = []
  for (const file of await readdir(folder)) {
    const name = path.basename(file, '.jsonl')
    for await (const line of linesOf(path.join(folder, file))) {
      tables.push({ name, columns: columns.parse(JSON.parse(line)) })
      break
    }
  }
  return { tables, counts, rows: ({ name }) => rowsOf(path.join(folder, `${name}.jsonl`)) }
}

async function* rowsOf(file: string): AsyncGenerator<CopiedRow[]> {
  let batch: CopiedRow[] = []
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (!isFirst) batch.push(cells.parse(JSON.parse(line)))
    isFirst = false
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** JSON escapes every line break within a row, and `readline` would take U+2028 for one only in terminals. */
function linesOf(file: string) {
  return createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}
