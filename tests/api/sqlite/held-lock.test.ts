import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { refuseMoved } from '#api/operate/moved-away.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { backUp, createArchiveFolder, createFilledSite, sendMessage } from '../../support/backup/backed-up.ts'

/** Another process that writes for long. */
function holdLock({ place }: TestApp) {
  const other = new DatabaseSync(path.join(place.dataDir, 'site.db'))
  other.exec('begin immediate')
  return { end: () => other.exec('rollback'), [Symbol.dispose]: () => other.close() }
}

it('a backup is made while somebody writes', async () => {
  await using site = await createFilledSite()
  using archives = createArchiveFolder()
  using _ = holdLock(site)
  await refuseMoved(site.place.dataDir)
  expect(await backUp(site.place, archives.folder)).toMatchObject({ manifest: { format: 1 } })
})

it('a server opens while another process writes', async () => {
  await using site = await createTestApp()
  using _ = holdLock(site)
  const { db } = await openDatabase({ ...site.place, now: site.clock.now, onError: () => {} })
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([])
  await db.destroy()
})

it('what a visitor sends is kept once another process has written, and pages are read meanwhile', async () => {
  await using site = await createFilledSite()
  using held = holdLock(site)
  const sent = sendMessage(site, 'A window for the shop, please.', 'another@example.org')
  // Longer than the driver waits.
  await wait(600)
  expect(await site.database.db.selectFrom('messages').selectAll().execute()).toHaveLength(1)
  held.end()
  expect(await sent).toBe(201)
})
