import { existsSync } from 'node:fs'
import path from 'node:path'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import type { Executor } from '#api/db/schema.ts'
import { createSettingsStore } from '#api/store/settings.ts'

/** A setting of the database whose rows are in another one now. */
const MARK = 'movedAway'

/** The files belong to the other one, too. */
export async function markMoved(db: Executor): Promise<void> {
  const settings = createSettingsStore(db)
  await settings.put(MARK, 'true')
  await settings.remove('filesOf')
}

export async function unmarkMoved(db: Executor): Promise<void> {
  await createSettingsStore(db).remove(MARK)
}

/** Throws before a server sends once more what has left since, and deletes the files that only the other database knows. */
export async function refuseToServeMoved(db: Executor): Promise<void> {
  if (await isMoved(db)) throw new Error(`The server cannot start. ${reason} ${remedy}`)
}

/** Throws before what was left behind is moved or backed up as if it were the site. */
export async function refuseMoved(dataDir: string): Promise<void> {
  if (!existsSync(path.join(dataDir, 'site.db'))) return
  const { db } = await openForCopy({ databaseUrl: undefined, dataDir, isRead: true })
  const hasMoved = await isMoved(db).finally(() => db.destroy())
  if (hasMoved) throw new Error(`${reason} ${remedy}`)
}

const reason = '`npm run move` has brought what is in site.db to PostgreSQL: set DATABASE_URL.'
const remedy =
  'Where site.db is to be used again all the same, without what has come since, run: npm run move -- --back'

async function isMoved(db: Executor): Promise<boolean> {
  return (await createSettingsStore(db).find([MARK])).has(MARK)
}
