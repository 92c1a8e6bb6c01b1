import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { refuseMoved } from '#api/operate/moved-away.ts'
import type { TestApp } from '../../support/app/test-app.ts'
import { backUp, createArchiveFolder, createFilledSite } from '../../support/backup/backed-up.ts'

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
