import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { createDiskOwner } from '#api/outbound/objects/file-storages.ts'
import { createSettingsStore } from '#api/store/settings.ts'
import { filesIn } from '../../support/app/applications.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { backUp, createArchiveFolder, createFilledSite, restoreInto } from '../../support/backup/backed-up.ts'

const unknown = '0198f3a2-7c11-4e2b-9d4f-2b1c3d4e5f60'
const unknownPicture = unknown.replaceAll('-', '')

/** Two hours old, and known to no row. */
function leaveFiles({ resumes, pictures, clock }: TestApp): void {
  const then = new Date(Math.min(clock.now(), Date.now()) - 7_200_000)
  mkdirSync(resumes, { recursive: true })
  mkdirSync(path.join(pictures, unknownPicture), { recursive: true })
  writeFileSync(path.join(resumes, unknown), 'a life')
  for (const file of [path.join(resumes, unknown), path.join(pictures, unknownPicture)]) utimesSync(file, then, then)
}

/** A server that starts on what the first one has left. */
async function started(first: TestApp) {
  const lines: string[] = []
  const test = await createTestApp({ beside: first, logTo: { write: (line) => lines.push(line) } })
  await test.app.ready()
  return Object.assign(test, { lines })
}

const picturesIn = ({ pictures }: TestApp) => readdirSync(pictures).filter((name) => name === unknownPicture)

describe('files that no row leads to', () => {
  it('are deleted by the database beside which they were stored', async () => {
    await using first = await createTestApp()
    await first.app.ready()
    await first.app.close()
    leaveFiles(first)
    await using again = await started(first)
    await expect.poll(() => [...filesIn(again), ...picturesIn(again)]).toEqual([])
  })

  it('stay where the server was started with another one, which says so', async () => {
    await using first = await createTestApp()
    await first.app.ready()
    await expect
      .poll(() => first.database.db.selectFrom('settings').select('name').where('name', '=', 'filesOf').execute())
      .toHaveLength(1)
    await first.database.db.updateTable('settings').set({ value: 'another' }).where('name', '=', 'filesOf').execute()
    await first.app.close()
    leaveFiles(first)
    await using again = await started(first)
    const told = () => again.lines.filter((line) => line.includes('belong to another database'))
    await expect.poll(told).toHaveLength(3)
    expect([...filesIn(again), ...picturesIn(again)]).toEqual([unknown, unknownPicture])
  })

  it('are their database’s from the moment they are restored', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { file } = await backUp(site.place, archives.folder)
    await using restored = await restoreInto(file)
    const { db } = await openForCopy(restored.place)
    const [ofCopy, ofSite] = await Promise.all(
      [db, site.database.db].map((one) => createSettingsStore(one).find(['filesOf'])),
    )
    await db.destroy()
    const owner = createDiskOwner(path.join(restored.place.dataDir, 'uploads'))
    expect(await owner.claim('another')).toBe(ofCopy?.get('filesOf'))
    // Those that the site has got since are not the copy's.
    expect(ofCopy?.get('filesOf')).not.toBe(ofSite?.get('filesOf'))
  })
})
