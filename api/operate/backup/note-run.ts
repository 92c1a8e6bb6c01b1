import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { patiently } from '#api/db/patience.ts'
import { createStores } from '#api/store/stores.ts'

const PATIENCE = 10_000 // milliseconds

/** So that staff, and whoever watches, see a backup that was made from a shell. It is made all the same if that fails. */
export async function noteBackupRun(
  place: { databaseUrl: string | undefined; dataDir: string },
  beganAt: number,
): Promise<void> {
  try {
    const database = await openForCopy(place)
    try {
      const { transaction } = createStores(database)
      await patiently(PATIENCE, () =>
        transaction([], ({ jobRuns }) => jobRuns.ended('backup', beganAt, Date.now()), 'relaxed'),
      )
    } finally {
      await database.db.destroy()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(`The backup is made, but the database could not be told, so /metrics does not show it: ${reason}`)
  }
}
