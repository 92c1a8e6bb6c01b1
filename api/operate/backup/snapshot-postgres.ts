import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { readRows } from '#api/db/copy/rows.ts'
import { appliedSteps, type CopiedTable, listTables } from '#api/db/copy/tables.ts'
import type { Executor } from '#api/db/schema.ts'
import type { BackupManifest } from '#api/operate/backup/manifest.ts'

/**
 * One moment of the database, a file of JSON lines for each table: its columns, then its rows. It goes into either database, of any
 * version that is supported, and needs no program of PostgreSQL's.
 */
export async function snapshotPostgres(databaseUrl: string, folder: string): Promise<BackupManifest['database']> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { db } = await openForCopy({ databaseUrl, dataDir: '' })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (moment) => {
        // A server sets a limit of its own for whoever says none.
        await sql`set local statement_timeout = 0`.execute(moment)
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(moment)
        const rows: Record<string, number> = {}
        const steps = await appliedSteps(moment, 'postgres')
        if (steps.length === 0)
          throw new Error('The database at DATABASE_URL holds no site: name the one that the server uses.')
        for (const table of await listTables(moment, 'postgres'))
          rows[table.name] = await writeTable(moment, table, folder)
        return { kind: 'postgres' as const, steps, rows }
      })
  } finally {
    await db.destroy()
  }
}

async function writeTable(db: Executor, table: CopiedTable, folder: string): Promise<number> {
  let count = 0
  async function* lines() {
    yield `${JSON.stringify(table.columns)}\n`
    for await (const rows of readRows(db, 'postgres', table)) {
      count += rows.length
      for (const row of rows) yield `${JSON.stringify(row)}\n`
    }
  }
  const file = path.join(folder, `${table.name}.jsonl`)
  await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  return count
}
