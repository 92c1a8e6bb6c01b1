import { openDatabase } from '#api/db/open.ts'
import type { TestServer } from './server.ts'

/** Milliseconds of the 45 s for which others leave alone what a dead server had in hand. The rest is waited for. */
const POWER_WAS_OFF = 43_000

/** Kills a server and starts it again, as if that had taken so long. */
export async function cutPower(server: TestServer): Promise<void> {
  await server.kill()
  const { dataDir, databaseUrl } = server
  const { db } = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  await db
    .updateTable('outbox')
    .set((row) => ({ locked_until: row('locked_until', '-', POWER_WAS_OFF) }))
    .where('locked_until', 'is not', null)
    .execute()
  await db.destroy()
  await server.restart()
}
