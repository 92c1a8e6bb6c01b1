import path from 'node:path'
import { loadRows, type RowSource } from '#api/db/copy/load.ts'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { readRows } from '#api/db/copy/rows.ts'
import { countRows, listTables } from '#api/db/copy/tables.ts'
import { isMigrated, migrate } from '#api/db/migrate.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { dumpedRows } from '#api/operate/backup/dumped-rows.ts'
import type { BackupManifest } from '#api/operate/backup/manifest.ts'
import { expectWhole } from '#api/operate/backup/snapshot-sqlite.ts'
import { markUnfinished } from '#api/operate/backup/unfinished-fill.ts'
import { indexApplications } from '#api/services/application-desk/application-index.ts'
import { indexMessages } from '#api/services/message-desk/message-index.ts'
import { fillPostSearch } from '#api/services/posts/post-search-filling.ts'
import { createStores } from '#api/store/stores.ts'

interface BringOptions {
  manifest: BackupManifest
  folder: string // the unpacked `database/`; SQLite's file stays or is made here
  databaseUrl: string | undefined
  now: () => number
  /** What must be done before a server that was not stopped meets the rows, in one transaction. */
  prepare: (transaction: Executor) => Promise<void>
}

/** The database of an archive, of whichever kind and version, brought to this version. The caller closes it. */
export async function bringDatabase(options: BringOptions): Promise<OpenDatabase> {
  const { manifest, folder, databaseUrl, now, prepare } = options
  if (manifest.database.kind === 'sqlite') {
    const copy = await takeFile(options)
    if (!databaseUrl) return copy
    try {
      return await intoNew({ databaseUrl, dataDir: folder }, undefined, await sourceOf(copy.db), now)
    } finally {
      await copy.db.destroy()
    }
  }
  const rows = await dumpedRows(folder, manifest.database.rows)
  return await intoNew({ databaseUrl, dataDir: folder }, manifest.database.steps, rows, now, prepare)
}

/** Rows of an SQLite database, which nobody changes meanwhile. */
export async function sourceOf(db: Executor): Promise<RowSource> {
  const tables = await listTables(db, 'sqlite')
  return { tables, counts: await countRows(db, tables), rows: (table) => readRows(db, 'sqlite', table) }
}

/** `steps`: those of the rows; undefined for all. PostgreSQL serves nobody until the caller calls `markFinished`. */
export async function intoNew(
  place: { databaseUrl: string | undefined; dataDir: string },
  steps: readonly string[] | undefined,
  rows: RowSource,
  now: () => number,
  prepare: BringOptions['prepare'] = async () => {},
): Promise<OpenDatabase> {
  const target = await openForCopy(place)
  try {
    await migrate({ ...target, now, ...(steps && { steps }) })
    const isOfThisVersion = await isMigrated(target.db)
    await loadRows(target, rows, async (inside) => {
      if (place.databaseUrl) await markUnfinished(inside)
      if (isOfThisVersion) await prepare(inside)
    })
    await migrate({ ...target, now })
    if (!isOfThisVersion) await target.db.transaction().execute(prepare)
    const stores = createStores(target)
    await indexMessages(stores)
    await indexApplications(stores)
    await fillPostSearch(stores)
    return target
  } catch (error) {
    await target.db.destroy()
    throw error
  }
}

async function takeFile({ manifest, folder, now, prepare }: BringOptions): Promise<OpenDatabase> {
  expectWhole(path.join(folder, 'site.db'))
  const copy = await openForCopy({ databaseUrl: undefined, dataDir: folder })
  try {
    const counts = await countRows(copy.db, await listTables(copy.db, 'sqlite'))
    for (const [table, rows] of Object.entries(counts)) {
      const listed = manifest.database.rows[table] ?? 0
      if (listed !== rows)
        throw new Error(`The table ${table} of the archive has ${rows} rows, and its list says ${listed}.`)
    }
    await migrate({ ...copy, now })
    await copy.db.transaction().execute(prepare)
    await indexMessages(createStores(copy))
    await indexApplications(createStores(copy))
    return copy
  } catch (error) {
    await copy.db.destroy()
    throw error
  }
}
