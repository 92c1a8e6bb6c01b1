import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { erasureListName, noteErasures, readErasures } from '#api/operate/backup/erasure-list.ts'
import { archiveToRestore, namedArchive } from '#api/operate/backup/named-archive.ts'
import { runBackup } from '#api/operate/backup/run-backup.ts'
import { archiveName, listArchives, noteArchive } from '#api/outbound/backup-folder.ts'
import { createObjectStore } from '#api/outbound/objects/object-store.ts'
import { createBackupReading } from '#api/services/backups/backup-reading.ts'
import { backUp, createArchiveFolder, createFilledSite, restoreInto, rowsIn } from '../../support/backup/backed-up.ts'
import { startS3 } from '../../support/servers/s3-server.ts'

const DAY = 24 * 3_600_000

it('an archive lies in S3 as well, and brings the site back when its machine is lost', async () => {
  await using s3 = await startS3()
  await using site = await createFilledSite()
  await site.app.close()
  using archives = createArchiveFolder()
  const { file } = await backUp(site.place, archives.folder)
  const copies = createArchiveCopies(s3.place)
  expect(await copies.bring(archives.folder)).toEqual([])
  const [copy] = await copies.list()
  expect(copy?.name).toBe(path.basename(file))

  using elsewhere = createArchiveFolder()
  const given = `${copies.name}${copy?.name}`
  const fetched = await namedArchive(given, { folder: elsewhere.folder, copies: s3.place })
  expect(readFileSync(fetched)).toEqual(readFileSync(file))
  await using restored = await restoreInto(fetched)
  expect(await rowsIn(restored.place)).toEqual(await rowsIn(site.place))
  await expect(namedArchive(given, { folder: elsewhere.folder, copies: undefined })).rejects.toThrow(
    /Set BACKUP_URL=s3:/,
  )
  await expect(namedArchive(`${given}x`, { folder: elsewhere.folder, copies: s3.place })).rejects.toThrow(/There is no/)
})

it('S3 keeps by the rule of the folder, also what the folder has lost', async () => {
  await using s3 = await startS3()
  using archives = createArchiveFolder()
  const copies = createArchiveCopies(s3.place)
  const days = Array.from({ length: 40 }, (_, day) => Date.UTC(2026, 9, 1, 3, 30) + day * DAY)
  for (const madeAt of days) writeFileSync(path.join(archives.folder, archiveName(madeAt, false)), 'a'.repeat(100))
  writeFileSync(path.join(archives.folder, 'notes.txt'), 'not an archive')
  await copies.bring(archives.folder)
  // 7 days, 4 weeks and 2 months, some of which are the same.
  const kept = (await copies.list()).map(({ name }) => name)
  expect(kept.length).toBeGreaterThanOrEqual(10)
  expect(kept.length).toBeLessThanOrEqual(13)

  for (const name of readdirSync(archives.folder)) rmSync(path.join(archives.folder, name))
  const next = archiveName((days.at(-1) ?? 0) + DAY, false)
  writeFileSync(path.join(archives.folder, next), 'b'.repeat(100))
  const removed = await copies.bring(archives.folder)
  expect(removed).toHaveLength(1)
  expect((await copies.list()).map(({ name }) => name)).toEqual(
    [next, ...kept].filter((name) => !removed.includes(name)),
  )
})

it('no copy goes because S3 lists it twice', async () => {
  await using s3 = await startS3()
  using archives = createArchiveFolder()
  const copies = createArchiveCopies(s3.place)
  for (let day = 0; day < 5; day++)
    writeFileSync(path.join(archives.folder, archiveName(Date.UTC(2026, 9, 1, 3, 30) + day * DAY, false)), 'a')
  await copies.bring(archives.folder)
  const kept = await copies.list()
  expect(kept).toHaveLength(5)
  using lost = createArchiveFolder()
  s3.behave('doubling')
  expect(await copies.bring(lost.folder)).toEqual([])
  expect(await copies.list()).toEqual(kept)
  s3.behave('well')
  expect(await copies.list()).toEqual(kept)
})

it('servers that have a folder each agree on what stays, where files are nowhere', async () => {
  await using s3 = await startS3()
  using first = createArchiveFolder()
  using second = createArchiveFolder()
  const copies = createArchiveCopies(s3.place)
  for (let day = 0; day < 24; day++) {
    const { folder } = day < 20 ? first : second
    const file = path.join(folder, archiveName(Date.UTC(2026, 9, 1, 3, 30) + day * DAY, false))
    writeFileSync(file, 'a'.repeat(100))
    await noteArchive(file, { rows: 1, files: 1, missing: day < 20 ? 0 : 3, verifiedAt: null })
  }
  for (const { folder } of [first, second, first]) await copies.bring(folder)
  const kept = await copies.list()
  expect(kept.filter(({ missing }) => missing === 3)).toHaveLength(4)
  expect(kept.filter(({ missing }) => missing === 0).length).toBeGreaterThanOrEqual(7)
  const { length } = s3.calls
  for (const { folder } of [second, first]) expect(await copies.bring(folder)).toEqual([])
  expect(s3.calls.slice(length).filter((call) => !call.startsWith('GET'))).toEqual([])
})

it('the next backup takes along what could not be copied, and Health counts from the newest copy', async () => {
  await using s3 = await startS3()
  await using site = await createFilledSite()
  using archives = createArchiveFolder()
  const { dataDir, databaseUrl } = site.place
  const places = {
    dataDir,
    databaseUrl,
    folder: archives.folder,
    copies: s3.place,
    recipients: [],
    identity: undefined,
  }
  const read = createBackupReading({ folder: archives.folder, at: '03:30', copiesIn: 's3://a/', now: Date.now })
  s3.behave('busy')
  expect(await runBackup(places, new AbortController().signal)).toEqual([expect.stringMatching(/S3 answers 503/)])
  const [first] = await listArchives(archives.folder)
  expect(first?.verifiedAt).toEqual(expect.any(Number))
  expect((await read()).copied).toEqual({ in: 's3://a/', at: null })

  s3.behave('well')
  // Archives are named by their second.
  await expect.poll(() => Date.now() - (first?.madeAt ?? 0), { timeout: 5000 }).toBeGreaterThan(2000)
  expect(await runBackup(places, new AbortController().signal)).toEqual([])
  expect(await createArchiveCopies(s3.place).list()).toHaveLength(2)
  const [newest] = await listArchives(archives.folder)
  expect((await read()).copied).toEqual({ in: 's3://a/', at: newest?.madeAt })
})

it('whom staff have erased is known in S3 from every server, and on the machine that restores', async () => {
  await using s3 = await startS3()
  const copies = createArchiveCopies(s3.place)
  const servers = [createArchiveFolder(), createArchiveFolder(), createArchiveFolder()] as const
  for (const [place, { folder }] of servers.slice(0, 2).entries()) {
    await noteErasures(folder, [{ key: `person-${place}`, at: Date.now() - place }])
    await copies.shareErasures(folder)
  }
  await copies.shareErasures(servers[2].folder)
  expect((await readErasures(servers[2].folder)).map(({ key }) => key).toSorted()).toEqual(['person-0', 'person-1'])
  for (const server of servers) server[Symbol.dispose]()
})

it('who was erased longer ago than their requests are kept is forgotten in S3 too', async () => {
  await using s3 = await startS3()
  using first = createArchiveFolder()
  using second = createArchiveFolder()
  const copies = createArchiveCopies(s3.place)
  const agoBy = (days: number) => ({ key: `${days} days ago`, at: Date.now() - days * DAY })
  const [old, recent] = [agoBy(1200), agoBy(900)]
  await noteErasures(first.folder, [old, recent])
  const list = readFileSync(path.join(first.folder, erasureListName))
  await createObjectStore(s3.place).put(erasureListName, list)
  await copies.bring(first.folder)
  await copies.bringErasures(second.folder)
  for (const { folder } of [first, second]) expect(await readErasures(folder)).toEqual([recent])
})

it('a list of the erased that S3 names and does not give ends a restore before it begins', async () => {
  await using s3 = await startS3()
  using archives = createArchiveFolder()
  using elsewhere = createArchiveFolder()
  const copies = createArchiveCopies(s3.place)
  writeFileSync(path.join(archives.folder, archiveName(DAY, false)), 'a'.repeat(100))
  await noteErasures(archives.folder, [{ key: 'person', at: Date.now() }])
  await copies.bring(archives.folder)
  s3.lose(erasureListName)
  const places = { folder: elsewhere.folder, copies: s3.place }
  for (const given of [`${copies.name}${archiveName(DAY, false)}`, path.join(archives.folder, archiveName(DAY, false))])
    await expect(archiveToRestore(given, places)).rejects.toThrow(/does not give it: .*would bring them back/)
  s3.behave('away')
  await expect(archiveToRestore('local.tar.zst', places)).rejects.toThrow(/would bring them back/)
  expect(readdirSync(elsewhere.folder)).not.toContain(erasureListName)
})

it('half an archive that was being fetched is fetched again', async () => {
  await using s3 = await startS3()
  using archives = createArchiveFolder()
  using elsewhere = createArchiveFolder()
  const copies = createArchiveCopies(s3.place)
  const name = archiveName(DAY, false)
  const whole = 'a'.repeat(100)
  writeFileSync(path.join(archives.folder, name), whole)
  await copies.bring(archives.folder)
  for (const half of [`${name}.part`, name]) writeFileSync(path.join(elsewhere.folder, half), 'aa')
  const file = await copies.fetch(name, elsewhere.folder)
  expect(readFileSync(file, 'utf8')).toBe(whole)
  expect(readdirSync(elsewhere.folder)).toEqual([name])
})
