import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { Kysely } from 'kysely'
import { emptyLists } from '#api/db/empty-lists.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Schema } from '#api/db/schema.ts'
import { sqliteDialect } from '#api/db/sqlite.ts'

interface CopyPlace {
  databaseUrl: string | undefined // `postgres://…`; undefined for `site.db` in the folder
  dataDir: string
}

/** One connection without time limits, as it is: nothing is migrated, and an SQLite file that is missing is made. */
export async function openForCopy({ databaseUrl, dataDir }: CopyPlace): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { greetPostgres, openPatiently } = await import('#api/db/postgres.ts')
    await greetPostgres(databaseUrl)
    return { db: openPatiently(databaseUrl, () => {}), kind: 'postgres' }
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, 'site.db')
  closeSync(openSync(file, 'a', 0o600))
  return { db: new Kysely<Schema>({ dialect: sqliteDialect(file), plugins: [emptyLists] }), kind: 'sqlite' }
}
