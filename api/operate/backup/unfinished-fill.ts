import type { Executor } from '#api/db/schema.ts'
import { createSettingsStore } from '#api/store/settings.ts'

/** A setting that comes with the rows, in their transaction, and goes when all that belongs to them is in its place. */
const MARK = 'restoreUnfinished'

const reason =
  '`npm run restore` or `npm run move` was interrupted while it filled the database at DATABASE_URL, or is still at work'

export async function markUnfinished(db: Executor): Promise<void> {
  await createSettingsStore(db).put(MARK, 'true')
}

export async function markFinished(db: Executor): Promise<void> {
  await createSettingsStore(db).remove(MARK)
}

/** Throws for what an interrupted command has left, with what to do before it runs again. */
export async function refuseHalfFilled(db: Executor): Promise<void> {
  if (await isUnfinished(db))
    throw new Error(
      `${reason}. Drop that database and create it anew, or name another empty one; for a restore, empty DATA_DIR too. Then run this again.`,
    )
}

/** Throws before a server takes it: it would send mails that have left, and show who was erased since the backup. */
export async function refuseToServeHalf(db: Executor): Promise<void> {
  if (await isUnfinished(db))
    throw new Error(
      `The server cannot start. ${reason}: whoever was erased since the backup may be in it again, and files may be missing. Drop that database and create it anew; for a restore, empty DATA_DIR too. Then run the command again.`,
    )
}

async function isUnfinished(db: Executor): Promise<boolean> {
  return (await createSettingsStore(db).find([MARK])).has(MARK)
}
