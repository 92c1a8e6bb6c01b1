import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { Kysely } from 'kysely'
import { emptyLists } from '#api/db/empty-lists.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Schema } from '#api/db/schema.ts'
import { sqliteDialect, sqliteReader } from '#api/db/sqlite.ts'

interface CopyPlace {
  databaseUrl: string | undefined // `postgres://…`; undefined for `site.db` in the folder
  dataDir: string
  /** Beside a server: its SQLite file must be there, and is waited for. */
  isRead?: boolean
}

/** One connection without time limits, as it is: nothing is migrated, and an SQLite file that is missing is made. */
export async function openForCopy({ databaseUrl, dataDir, isRead = false }: CopyPlace): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { greetPostgres, openPatiently } = await import('#api/db/postgres.ts')
    await greetPostgres(databaseUrl)
    return { db: openPatiently(databaseUrl, () => {}), kind: 'postgres' }
  }
  const file = path.join(dataDir, 'site.db')
  if (isRead) return { db: new Kysely<Schema>({ dialect: sqliteReader(file), plugins: [emptyLists] }), kind: 'sqlite' }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  return { db: new Kysely<Schema>({ dialect: sqliteDialect(file), plugins: [emptyLists] }), kind: 'sqlite' }
}
