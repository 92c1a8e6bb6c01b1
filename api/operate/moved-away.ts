import { existsSync } from 'node:fs'
import path from 'node:path'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import type { Executor } from '#api/db/schema.ts'
import { createSettingsStore } from '#api/store/settings.ts'

/** A setting of the database whose rows are in another one now: since when, in milliseconds. */
const MARK = 'movedAway'

/** The files belong to the other one, too. */
export async function markMoved(db: Executor, now: number): Promise<void> {
  const settings = createSettingsStore(db)
  await settings.put(MARK, `${now}`)
  await settings.remove('filesOf')
}

export async function unmarkMoved(db: Executor): Promise<void> {
  await createSettingsStore(db).remove(MARK)
}

/** Throws before a server sends once more what has left since, and deletes the files that only the other database knows. */
export async function refuseToServeMoved(db: Executor): Promise<void> {
  if ((await movedAt(db)) !== undefined) throw new Error(`The server cannot start. ${reason} ${remedy}`)
}

/** Throws before what was left behind is taken for the site. */
export async function refuseMoved(dataDir: string): Promise<void> {
  if (!existsSync(path.join(dataDir, 'site.db'))) return
  const { db } = await openForCopy({ databaseUrl: undefined, dataDir, isRead: true })
  const at = await movedAt(db).finally(() => db.destroy())
  if (at !== undefined) throw new Error(`${reason} ${remedy}`)
}

const reason = '`npm run move` has brought what is in site.db to PostgreSQL: set DATABASE_URL.'
const remedy =
  'Where site.db is to be used again all the same, without what has come since, run: npm run move -- --back'

/** Undefined where it has not. 0 for a mark of an earlier version, which does not say when. */
export async function movedAt(db: Executor): Promise<number | undefined> {
  const mark = (await createSettingsStore(db).find([MARK])).get(MARK)
  return mark === undefined ? undefined : Number(mark) || 0
}
