import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readRows } from '#api/db/copy/rows.ts'
import type { CopiedRow } from '#api/db/copy/tables.ts'
import { dumpedRows } from '#api/operate/backup/dumped-rows.ts'
import { createSettingsStore } from '#api/store/settings.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const LONG = 300_000 // characters
const MOST = 5_000_000
const table = { name: 'settings', columns: ['name', 'value'] }

async function weightsOf(batches: AsyncIterable<CopiedRow[]>): Promise<{ rows: number; heaviest: number }> {
  let [rows, heaviest] = [0, 0]
  for await (const batch of batches) {
    rows += batch.length
    heaviest = Math.max(heaviest, batch.flat().join('').length)
  }
  return { rows, heaviest }
}

it('long texts are read from a table a few at a time, as many as fit into memory', async () => {
  await using test = await createTestApp()
  const { db, kind } = test.database
  const settings = createSettingsStore(db)
  for (let row = 0; row < 40; row++) await settings.put(`text ${row}`, 'a'.repeat(LONG))
  const seen = await db.transaction().execute((moment) => weightsOf(readRows(moment, kind, table)))
  expect(seen.rows).toBeGreaterThanOrEqual(40)
  expect(seen.heaviest).toBeLessThan(MOST)
})

it('long texts are read from an archive a few at a time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-dump-'))
  const rows = Array.from({ length: 40 }, (_, row) => JSON.stringify([`text ${row}`, 'a'.repeat(LONG)]))
  writeFileSync(path.join(folder, 'settings.jsonl'), [JSON.stringify(table.columns), ...rows, ''].join('\n'))
  const source = await dumpedRows(folder, { settings: 40 })
  const seen = await weightsOf(source.rows(table))
  rmSync(folder, { recursive: true })
  expect(seen.rows).toBe(40)
  expect(seen.heaviest).toBeLessThan(MOST)
})
