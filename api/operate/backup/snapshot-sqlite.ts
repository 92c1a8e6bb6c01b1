import { existsSync } from 'node:fs'
import { chmod, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { appliedSteps, countRows, listTables } from '#api/db/copy/tables.ts'
import type { BackupManifest } from '#api/operate/backup/manifest.ts'

const PATIENCE = 5000 // milliseconds to wait for a lock; nobody else waits for this thread

/**
 * One moment of the database, in a file of its own. `VACUUM INTO` reads while others write; the driver is synchronous, so a
 * server calls this in a worker. Not SQLite's `backup()`, which begins again with each write of others and never ends.
 */
export async function snapshotSqlite(dataDir: string, folder: string): Promise<BackupManifest['database']> {
  const source = path.join(dataDir, 'site.db')
  if (!existsSync(source))
    throw new Error(`There is no ${source}: set DATA_DIR to the folder of the site, or DATABASE_URL to its database.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'site.db')
  copyInto(source, file)
  await chmod(file, 0o600)
  expectWhole(file)
  // Reading changes its journal mode and leaves the rows alone: before its hash is taken.
  const copy = await openForCopy({ databaseUrl: undefined, dataDir: folder })
  try {
    const rows = await countRows(copy.db, await listTables(copy.db, 'sqlite'))
    return { kind: 'sqlite', steps: await appliedSteps(copy.db, 'sqlite'), rows }
  } finally {
    await copy.db.destroy()
    await sync(file)
  }
}

/** Throws when SQLite finds a page, an index or a row out of place. */
export function expectWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('pragma integrity_check(3)').all()
    const found = rows.map((row) => String(row['integrity_check']))
    if (found.join() !== 'ok')
      throw new Error(
        `The database is damaged, and so is a copy of it: ${found.join('; ')}. Keep the archives there are.`,
      )
  } finally {
    database.close()
  }
}

function copyInto(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: PATIENCE })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
