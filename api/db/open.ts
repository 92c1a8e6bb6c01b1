import { closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, sql } from 'kysely'
import { emptyLists } from '#api/db/empty-lists.ts'
import { migrate } from '#api/db/migrate.ts'
import type { Schema } from '#api/db/schema.ts'
import { sqliteDialect } from '#api/db/sqlite.ts'

export interface OpenDatabase {
  db: Kysely<Schema>
  kind: 'sqlite' | 'postgres'
}

interface OpenOptions {
  databaseUrl: string | undefined // `postgres://…`; undefined for `site.db` in the data folder
  dataDir: string
  now: () => number
  onError: (error: Error) => void
}

export async function openDatabase({ databaseUrl, dataDir, now, onError }: OpenOptions): Promise<OpenDatabase> {
  if (databaseUrl) {
    // Lazy: SQLite needs no PostgreSQL driver.
    const { greetPostgres, openPatiently, openPool } = await import('#api/db/postgres.ts')
    const limits = await greetPostgres(databaseUrl)
    const patient = openPatiently(databaseUrl, onError)
    try {
      await migrate({ db: patient, kind: 'postgres', now })
    } finally {
      await patient.destroy()
    }
    return { db: openPool(databaseUrl, limits, onError), kind: 'postgres' }
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, 'site.db')
  refuseLostDatabase(file, markerIn(dataDir))
  // Side files inherit the database's mode, and others may read an operator's folder.
  closeSync(openSync(file, 'a', 0o600))
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file), plugins: [emptyLists] })
  await migrate({ db, kind: 'sqlite', now })
  await rewriteOldFile(db).catch(onError)
  await markInstalled(dataDir)
  return { db, kind: 'sqlite' }
}

/** How the folder is named from which a restore fills the data folder. */
export const restorePrefix = '.restore-'

export const markerIn = (dataDir: string) => path.join(dataDir, 'installed')

/** From now on nothing begins anew in the folder without its `site.db`. */
export async function markInstalled(dataDir: string): Promise<void> {
  await writeFile(markerIn(dataDir), 'site.db was created here; the server refuses to start if it is gone or empty.\n')
}

/** Files from before `auto_vacuum` shrink only after one VACUUM, which needs room for a copy. */
async function rewriteOldFile(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(db)
  if (rows[0]?.auto_vacuum === 0) await sql`vacuum`.execute(db)
}

/** An empty file opens as an empty database: without the marker, a lost one would be replaced silently. */
function refuseLostDatabase(file: string, marker: string): void {
  const isThere = existsSync(file) && statSync(file).size > 0
  if (isThere || !existsSync(marker)) return
  if (readdirSync(path.dirname(file)).some((name) => name.startsWith(restorePrefix)))
    throw new Error(
      `${file} is missing or empty: \`npm run restore\` was interrupted, or is still at work. Where none is, run it again: it says what to delete first.`,
    )
  throw new Error(
    `${file} is missing or empty, although this data folder was in use. Restore it from a backup, or delete ${marker} to start anew.`,
  )
}
