import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { snapshotPostgres } from '#api/operate/backup/snapshot-postgres.ts'
import { createArchiveFolder } from '../../support/backup/backed-up.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

it('a file that cannot be written ends a backup while rows are being read, and not the process', async () => {
  const { databaseUrl = '', remove } = await createTestDatabase()
  using archives = createArchiveFolder()
  writeFileSync(path.join(archives.folder, 'messages.jsonl'), 'of somebody else')
  await expect(snapshotPostgres(databaseUrl, archives.folder)).rejects.toThrow('EEXIST')
  await remove()
})
