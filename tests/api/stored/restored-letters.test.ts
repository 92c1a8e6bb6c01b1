import path from 'node:path'
import { expect, it } from 'vitest'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { createStores } from '#api/store/stores.ts'
import { addAccount } from '../../support/app/staff.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { backUp, createArchiveFolder } from '../../support/backup/backed-up.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

it.each([
  [true, '2026-11-23', '2026-12-01'],
  [false, '2026-11-09', '2026-11-18'],
])(
  'numbers that were mailed since the backup are not mailed again after a restore, unless what waited is to go: %s',
  async (holdsBack, reportFor, alertFor) => {
    await using site = await createTestApp()
    const { id: account } = await addAccount(site, { role: 'owner' })
    const letters = {
      account,
      report: 'weekly' as const,
      alerts: true,
      reportFor: '2026-11-09',
      alertFor: '2026-11-18',
    }
    await createStores(site.database).letters.put(letters)
    using archives = createArchiveFolder()
    const { file: archive } = await backUp(site.place, archives.folder)
    const place = await createBareDatabase()
    try {
      await restoreArchive({
        ...{ archive, ...place, holdsBack, identity: undefined },
        backups: path.join(place.dataDir, 'backups'),
        // A Wednesday.
        now: () => Date.UTC(2026, 11, 2, 12),
      })
      const database = await openForCopy(place)
      const found = await createStores(database).letters.find(account)
      await database.db.destroy()
      expect(found).toEqual({ ...letters, reportFor, alertFor })
    } finally {
      await place.remove()
    }
  },
)
