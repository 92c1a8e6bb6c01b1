import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { restorePrefix } from '#api/db/open.ts'
import { restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { backUp, createArchiveFolder, createFilledSite } from '../../support/backup/backed-up.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

it('a restore whose database is not whole in its file, as on a full disk, fails and leaves an empty folder', async () => {
  await using site = await createFilledSite()
  using archives = createArchiveFolder()
  const { file } = await backUp(site.place, archives.folder)
  const place = await createBareDatabase()
  const options = { archive: file, ...place, backups: path.join(place.dataDir, 'backups'), identity: undefined }
  // While somebody else has the file open, closing leaves the log, as a full disk does.
  let other: DatabaseSync | undefined
  const now = () => {
    const staging = readdirSync(place.dataDir).find((name) => name.startsWith(restorePrefix)) ?? ''
    other ??= new DatabaseSync(path.join(place.dataDir, staging, 'database', 'site.db'))
    other.prepare('select count(*) from settings').get()
    return Date.now()
  }
  await expect(restoreArchive({ ...options, holdsBack: true, now })).rejects.toThrow(/could not be written whole/)
  other?.close()
  expect(readdirSync(place.dataDir)).toEqual([])
  await restoreArchive({ ...options, holdsBack: true, now: Date.now })
  await place.remove()
})
