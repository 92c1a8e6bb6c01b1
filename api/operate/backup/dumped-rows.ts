import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { inBatches } from '#api/db/copy/batches.ts'
import type { RowSource } from '#api/db/copy/load.ts'
import type { CopiedRow, CopiedTable } from '#api/db/copy/tables.ts'

const columns = z.array(z.string())
const cells = z.array(z.union([z.string(), z.number(), z.null()]))

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
  return { tables, counts, rows: ({ name }) => inBatches(rowsOf(path.join(folder, `${name}.jsonl`))) }
}

async function* rowsOf(file: string): AsyncGenerator<CopiedRow> {
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (!isFirst) yield cells.parse(JSON.parse(line))
    isFirst = false
  }
}

/**
 * Split at `\n` only, which JSON escapes within a row. Not `readline`: it also ends a line at U+2028 and U+2029, which
 * strangers' texts may hold and JSON leaves as they are.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  let line = ''
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const [end = '', ...following] = String(chunk).split('\n')
    line += end
    const begun = following.pop()
    if (begun === undefined) continue
    yield line
    yield* following
    line = begun
  }
  if (line !== '') yield line
}
