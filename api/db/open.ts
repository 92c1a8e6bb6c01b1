import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
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
  /** `postgres://…`, or nothing for the file `site.db` in the data folder. */
  databaseUrl: string | undefined
  dataDir: string
  now: () => number
  onError: (error: Error) => void
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir, now, onError }: OpenOptions): Promise<OpenDatabase> {
  if (databaseUrl) {
    // The embedded database needs no driver of another.
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
  const marker = path.join(dataDir, 'installed')
  refuseLostDatabase(file, marker)
  // SQLite gives its side files the database's mode, and the folder may be an operator's that others can read.
  closeSync(openSync(file, 'a', 0o600))
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file), plugins: [emptyLists] })
  await migrate({ db, kind: 'sqlite', now })
  await rewriteOldFile(db).catch(onError)
  await writeFile(marker, 'site.db was created here; the server refuses to start if it is gone or empty.\n')
  return { db, kind: 'sqlite' }
}

/**
 * A file from before pages were given back cannot do so until it is written anew, which also leaves out what was deleted
 * in it. It takes seconds for each gigabyte, once, before the server listens; where there is no room for a second file, the
 * next start tries again.
 */
async function rewriteOldFile(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(db)
  if (rows[0]?.auto_vacuum === 0) await sql`vacuum`.execute(db)
}

/** An empty file opens as an empty database: without the marker a lost one would be replaced in silence. */
function refuseLostDatabase(file: string, marker: string): void {
  const isThere = existsSync(file) && statSync(file).size > 0
  if (existsSync(marker) && !isThere) {
    throw new Error(
      `${file} is missing or empty, although this data folder was in use. Restore it from a backup, or delete ${marker} to start anew.`,
    )
  }
}
