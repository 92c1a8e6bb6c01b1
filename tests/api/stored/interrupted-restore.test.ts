import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { intoNew, sourceOf } from '#api/operate/backup/bring-database.ts'
import { restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { refuseToServeHalf } from '#api/operate/backup/unfinished-fill.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'
import { markMoved, refuseToServeMoved } from '#api/operate/moved-away.ts'
import { createSettingsStore } from '#api/store/settings.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { backUp, createArchiveFolder, createFilledSite, rowsIn, sendMessage } from '../../support/backup/backed-up.ts'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts'

const program = path.join(import.meta.dirname, '..', '..', '..', 'api', 'operate', 'restore.ts')
const options = { identity: undefined, holdsBack: true, now: Date.now }

/** What a server does first. */
async function startOn({ databaseUrl, dataDir }: TestDatabase): Promise<void> {
  const { db } = await openDatabase({ databaseUrl, dataDir, now: Date.now, onError: () => {} })
  await refuseToServeHalf(db)
    .then(() => refuseToServeMoved(db))
    .finally(() => db.destroy())
}

it('a restore that is complete lets a server start, also of what had moved away when it was backed up', async () => {
  await using site = await createFilledSite()
  await markMoved(site.database.db, Date.now())
  using archives = createArchiveFolder()
  const { file } = await backUp(site.place, archives.folder)
  const place = await createBareDatabase()
  await restoreArchive({ ...options, ...place, archive: file, backups: path.join(place.dataDir, 'backups') })
  await startOn(place)
  expect(JSON.stringify(await rowsIn(place))).not.toContain('restoreUnfinished')
  await place.remove()
})

it('a restore that fails after its rows leaves nothing that a server starts on, and says so when it runs again', async () => {
  await using site = await createFilledSite()
  using archives = createArchiveFolder()
  const { file } = await backUp(site.place, archives.folder)
  const place = await createBareDatabase()
  const again = { ...options, ...place, archive: file, backups: path.join(place.dataDir, 'backups') }
  // Read once the rows are there: a folder in the place of the list cannot be.
  mkdirSync(path.join(archives.folder, 'erased.jsonl'))
  await expect(restoreArchive({ ...again, erasureLists: [archives.folder] })).rejects.toThrow(/EISDIR/)
  expect(readdirSync(place.dataDir)).toEqual([])
  if (place.databaseUrl) {
    expect((await rowsIn(place))['messages']).toHaveLength(1)
    await expect(startOn(place)).rejects.toThrow(/cannot start\. .*was interrupted.*Drop that database/)
    await expect(restoreArchive(again)).rejects.toThrow(/was interrupted.*Drop that database and create it anew/)
  } else {
    await restoreArchive(again)
    await startOn(place)
  }
  await place.remove()
})

it('a restore that fails while files and keys are put in their place leaves nothing that a server starts on', async () => {
  await using site = await createFilledSite()
  using archives = createArchiveFolder()
  const { file } = await backUp(site.place, archives.folder)
  const place = await createBareDatabase()
  // The folder of archives may lie there; of this name it takes the key's place.
  const backups = path.join(place.dataDir, 'secret.key')
  mkdirSync(path.join(backups, 'archives'), { recursive: true })
  await expect(restoreArchive({ ...options, ...place, archive: file, backups })).rejects.toThrow(/rename/)
  await expect(startOn(place)).rejects.toThrow(
    place.databaseUrl ? /cannot start\. .*was interrupted/ : /site\.db is missing or empty.*Restore it from a backup/,
  )
  expect(existsSync(path.join(place.dataDir, 'site.db'))).toBe(false)
  await place.remove()
})

it('rows that a server has stored since the database was looked at are not replaced by those of the archive', async () => {
  const place = await createTestDatabase()
  const { db } = await openDatabase({ ...place, now: Date.now, onError: () => {} })
  const server = createSettingsStore(db)
  await server.put('one', 'stored')
  const nothing = { tables: [], counts: {}, rows: async function* () {} }
  await expect(intoNew(place, undefined, nothing, Date.now)).rejects.toThrow(
    /is in use: .* 1 rows have come into its table settings\. Stop every server/,
  )
  expect(await server.find(['one', 'restoreUnfinished'])).toEqual(new Map([['one', 'stored']]))
  await db.destroy()
  await place.remove()
})

it('rows are there only once what was waiting among them is held back', async () => {
  const [place, other] = [await createBareDatabase(), await createBareDatabase()]
  const { db } = await openDatabase({ ...other, databaseUrl: undefined, now: Date.now, onError: () => {} })
  await createSettingsStore(db).put('one', 'moved')
  const notYet = async (transaction: Executor) => {
    expect(await createSettingsStore(transaction).find(['one'])).toEqual(new Map([['one', 'moved']]))
    throw new Error('not yet')
  }
  await expect(intoNew(place, undefined, await sourceOf(db), Date.now, notYet)).rejects.toThrow('not yet')
  expect(Object.values(await rowsIn(place)).flat()).toEqual([])
  await db.destroy()
  for (const { remove } of [place, other]) await remove()
})

it('a restore that is killed leaves a folder that the next one knows, and in which no server begins anew', async () => {
  await using site = await createFilledSite()
  using archives = createArchiveFolder()
  const { file } = await backUp(site.place, archives.folder)
  const place = await createBareDatabase()
  // Nobody writes into the pipe: the restore waits until it is killed.
  const endless = path.join(archives.folder, 'endless.tar.zst')
  execFileSync('mkfifo', [endless])
  const env = { PATH: process.env['PATH'], DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
  const child = spawn(process.execPath, [program, endless], { env, stdio: 'ignore' })
  const expected = place.databaseUrl ? 1 : 2
  try {
    await expect.poll(() => readdirSync(place.dataDir).length, { timeout: 20_000 }).toBe(expected)
  } finally {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  const again = { ...options, ...place, archive: file, backups: path.join(place.dataDir, 'backups') }
  await expect(restoreArchive(again)).rejects.toThrow(/interrupted restore has left: \.restore-.*Delete it/)
  // Not the marker alone: that would start on half of what was restored.
  if (!place.databaseUrl)
    await expect(startOn(place)).rejects.toThrow(/site\.db is missing or empty: `npm run restore` was interrupted/)
  // What a server has written since is not for deleting.
  writeFileSync(path.join(place.dataDir, 'site.db'), 'rows')
  await expect(restoreArchive(again)).rejects.toThrow(/is not empty: .*move what is there away/)
  await place.remove()
})

it('a backup whose texts hold every kind of line break is restored, as a test and in earnest', async () => {
  await using site = await createTestApp()
  const message = 'A window\u2028for the shop,\u2029please,\u0085and soon.\r\nThank you.'
  expect(await sendMessage(site, message)).toBe(201)
  await site.app.close()
  using archives = createArchiveFolder()
  const { file } = await backUp(site.place, archives.folder)
  await verifyArchive(file, undefined)
  const place = await createBareDatabase()
  await restoreArchive({
    ...{ ...options, ...place, archive: file, backups: path.join(place.dataDir, 'backups') },
    holdsBack: false,
  })
  const before = await rowsIn(site.place)
  expect(before['messages']?.[0]).toContain('\u2028')
  expect(await rowsIn(place)).toEqual(before)
  await place.remove()
})
