import type { CopiedRow } from '#api/db/copy/tables.ts'

const MOST_ROWS = 200
const MOST_CHARACTERS = 2_000_000 // of the rows that are in memory at a time

/** Rows to begin a table with, of which nobody knows how long their texts are. */
export const FIRST_BATCH = 8

const charactersIn = (rows: readonly CopiedRow[]) =>
  rows.flat().reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)

/** How many rows to read next: as many as fit where they are like those before. */
export function sizeAfter(rows: readonly CopiedRow[]): number {
  const each = Math.max(1, charactersIn(rows) / rows.length)
  return Math.max(1, Math.min(MOST_ROWS, 2 * rows.length, Math.floor(MOST_CHARACTERS / each)))
}

/** Gathers rows to batches. */
export async function* inBatches(rows: AsyncIterable<CopiedRow>): AsyncGenerator<CopiedRow[]> {
  let batch: CopiedRow[] = []
  let characters = 0
  for await (const row of rows) {
    batch.push(row)
    characters += charactersIn([row])
    if (batch.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
