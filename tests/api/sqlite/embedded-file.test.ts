import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'

const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined, now: () => 1000, onError: () => {} })

function createDataFolder() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

describe('the embedded file', () => {
  it('commits through a power cut: WAL with synchronous=FULL', async () => {
    const test = createDataFolder()
    const { db } = await open(test.dataDir)
    expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows).toEqual([
      { journal_mode: 'wal' },
    ])
    expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
    expect((await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
    expect((await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 250 }])
    await db.destroy()
    test.remove()
  })

  it('may number rows above what a number can be, as the search does where something was deleted', async () => {
    const test = createDataFolder()
    const { db } = await open(test.dataDir)
    await sql`create table far (id integer primary key)`.execute(db)
    await sql`insert into far values (9007886449508352)`.execute(db)
    expect((await sql`delete from far`.execute(db)).numAffectedRows).toBe(1n)
    await db.destroy()
    test.remove()
  })

  it('is not replaced in silence when it is lost', async () => {
    const test = createDataFolder()
    const database = await open(test.dataDir)
    await database.db.destroy()
    writeFileSync(path.join(test.dataDir, 'site.db'), '')
    await expect(open(test.dataDir)).rejects.toThrow(/missing or empty/)
    test.remove()
  })
})
