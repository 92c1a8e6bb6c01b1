import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { writeArchive } from '#api/operate/backup/archive-writer.ts'
import { newBackupKeys } from '#api/operate/backup/encryption.ts'
import { FORMAT } from '#api/operate/backup/manifest.ts'
import { backUp, createArchiveFolder, createFilledSite } from '../../support/backup/backed-up.ts'

it('a backup is not begun for a key with a wrong letter, and what cannot be encrypted leaves nothing', async () => {
  await using site = await createFilledSite()
  using archives = createArchiveFolder()
  const { recipient } = await newBackupKeys()
  const mistyped = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q')
  await expect(backUp(site.place, archives.folder, [recipient, mistyped])).rejects.toThrow(
    `BACKUP_RECIPIENTS has a key that is none, and nothing could be encrypted for it: ${mistyped}`,
  )
  const entry = { name: 'keys/secret.key', file: path.join(site.place.dataDir, 'secret.key') }
  const writing = writeArchive({
    file: path.join(archives.folder, 'archive'),
    entries: Readable.from([entry]),
    about: {
      ...{ format: FORMAT, madeAt: 1, program: '1', key: 'inside' },
      database: { kind: 'sqlite', steps: [], rows: {} },
    },
    recipients: [mistyped],
  })
  await expect(writing).rejects.toThrow(/recipient|checksum/i)
  expect(readdirSync(archives.folder)).toEqual([])
  expect(readdirSync(site.place.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
})
