import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { CopiedRow } from '#api/db/copy/tables.ts'
import { dumpedRows } from '#api/operate/backup/dumped-rows.ts'

/** As a backup of PostgreSQL writes them, and read again. */
async function throughFile(columns: string[], rows: CopiedRow[]): Promise<CopiedRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-rows-'))
  try {
    const lines = [columns, ...rows].map((row) => `${JSON.stringify(row)}\n`)
    writeFileSync(path.join(folder, 'messages.jsonl'), lines.join(''))
    const source = await dumpedRows(folder, { messages: rows.length })
    expect(source.tables).toEqual([{ name: 'messages', columns }])
    const found: CopiedRow[] = []
    for (const table of source.tables) for await (const batch of source.rows(table)) found.push(...batch)
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it.each(['\u2028', '\u2029', '\u0085', '\r', '\n', '\r\n', '\v', '\f'])('%j in a text ends no row', async (mark) => {
  const rows = [
    ['m1', `A window${mark}for the shop`, 1],
    ['m2', `${mark}${mark}`, null],
    ['m3', 'A door', 2.5],
  ]
  expect(await throughFile(['id', `message${mark}`, 'score'], rows)).toEqual(rows)
})

it('rows longer than what is read at once come whole, as many short ones do', async () => {
  const long = [1, 2, 3].map((n) => [`long ${n}`, `ë\u2028😀`.repeat(60_000 * n)])
  const short = Array.from({ length: 1200 }, (_, n) => [`short ${n}`, 'Çelësi'])
  expect(await throughFile(['id', 'message'], [...long, ...short])).toEqual([...long, ...short])
})

it('a table without a row has its columns', async () => {
  expect(await throughFile(['id', 'message'], [])).toEqual([])
})
