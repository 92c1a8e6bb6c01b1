import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { appliedSteps, countRows, listTables } from '#api/db/copy/tables.ts'
import { bringDatabase } from '#api/operate/backup/bring-database.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { sendMessage } from '../../support/backup/backed-up.ts'

it('an archive of a former version, which counted the tables of an operator, too, is brought to this one', async () => {
  await using site = await createTestApp()
  await sendMessage(site, 'A window for the shop, please.')
  await site.app.close()
  const { db } = await openForCopy(site.place)
  await sql`create table kept_by_hand as select * from messages`.execute(db)
  const rows = { ...(await countRows(db, await listTables(db, 'sqlite'))), kept_by_hand: 1 }
  const database = { kind: 'sqlite' as const, steps: await appliedSteps(db, 'sqlite'), rows }
  await db.destroy()
  const options = { folder: site.place.dataDir, databaseUrl: undefined, now: Date.now, prepare: async () => {} }
  const manifest = { format: 1 as const, madeAt: 0, program: '0', key: 'given' as const, entries: [] }
  const brought = await bringDatabase({ ...options, manifest: { ...manifest, database } })
  expect(await brought.db.selectFrom('messages').select('message').execute()).toHaveLength(1)
  await brought.db.destroy()
  const wrong = { ...database, rows: { ...rows, messages: 2 } }
  await expect(bringDatabase({ ...options, manifest: { ...manifest, database: wrong } })).rejects.toThrow(
    'The table messages of the archive has 1 rows, and its list says 2.',
  )
})
