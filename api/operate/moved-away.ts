import type { Executor } from '#api/db/schema.ts'
import { createSettingsStore } from '#api/store/settings.ts'

/** A setting of the database whose rows are in another one now. */
const MARK = 'movedAway'

export async function markMoved(db: Executor): Promise<void> {
  await createSettingsStore(db).put(MARK, 'true')
}

export async function unmarkMoved(db: Executor): Promise<void> {
  await createSettingsStore(db).remove(MARK)
}

/** Throws before a server sends once more what has left since, and deletes the files that only the other database knows. */
export async function refuseToServeMoved(db: Executor): Promise<void> {
  if ((await createSettingsStore(db).find([MARK])).has(MARK))
    throw new Error(
      'The server cannot start. `npm run move` has brought what is in site.db to PostgreSQL: set DATABASE_URL. Where site.db is to be used again all the same, without what has come since, run: npm run move -- --back',
    )
}
