import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { noteErasures, readErasures } from '#api/operate/backup/erasure-list.ts'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { createObjectStore } from '#api/outbound/objects/object-store.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { formerPersonKey, personKey } from '#api/services/persons/person-key.ts'
import { createStores } from '#api/store/stores.ts'
import { good, post } from '../../support/app/applications.ts'
import { settled } from '../../support/app/newsletter.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, secretKey, type TestApp } from '../../support/app/test-app.ts'
import { createArchiveFolder, filesIn, rowsIn, sendMessage } from '../../support/backup/backed-up.ts'
import { startS3 } from '../../support/servers/s3-server.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

const program = path.join(import.meta.dirname, '..', '..', '..', 'api', 'operate', 'restore.ts')
const erasedAddress = 'Besa.Marker@example.org'
const other = 'ana.other@example.org'

async function fill(test: TestApp): Promise<void> {
  expect(await sendMessage(test, 'A window for Besa, please, as soon as you can.', erasedAddress)).toBe(201)
  expect(await sendMessage(test, 'A window for Ana, please, as soon as you can.', other)).toBe(201)
  for (const email of [erasedAddress, other]) expect((await post(test, good({ email }))).statusCode).toBe(201)
}

async function erase(test: TestApp, email: string): Promise<void> {
  const { browser } = await addColleague(test, 'owner')
  const draft = { kind: 'erasure', email, language: 'en', receivedOn: '2026-11-18' }
  const { id } = (await browser.call('openPersonRequest', draft)).json()
  const answer = await browser.call('erasePerson', { id })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** In its real time, as archives are: the clock of tests stands still. */
const atNow = (test: TestApp) => test.clock.advance(Date.now() - test.clock.now() + 1000)

it('a restore of an older backup erases again whom staff have erased since, with files, and nobody else', async () => {
  await using test = await createTestApp()
  await fill(test)
  using archives = createArchiveFolder()
  const { file } = await makeBackup({ ...test.place, folder: archives.folder, recipients: [] })
  atNow(test)
  await erase(test, erasedAddress)
  const lists = [path.join(test.place.dataDir, 'backups')]
  expect(readFileSync(path.join(lists[0] ?? '', 'erased.jsonl'), 'utf8')).not.toMatch(/besa|example/i)

  const options = { archive: file, identity: undefined, holdsBack: true, secretKey, now: Date.now }
  const place = await createBareDatabase()
  const backups = path.join(place.dataDir, 'backups')
  const restored = await restoreArchive({ ...options, ...place, backups, erasureLists: lists })
  expect(restored.erased).toBe(1)
  const rows = await rowsIn(place)
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('besa.marker')
  expect(rows['messages']).toHaveLength(1)
  expect(rows['messages']?.[0]).toContain(other)
  expect(rows['applications']).toHaveLength(1)
  expect(Object.keys(filesIn(place.dataDir)).filter((name) => name.includes('applications'))).toHaveLength(1)
  await place.remove()

  const keyless = await createBareDatabase()
  const without = { ...options, secretKey: undefined, ...keyless, backups: path.join(keyless.dataDir, 'backups') }
  expect((await restoreArchive({ ...without, erasureLists: lists })).erased).toBe('keyless')
  await keyless.remove()
})

it('a restore leaves another name of the mailbox, and finds those of whom only a mail is left', async () => {
  await using test = await createTestApp()
  const [erased, alias] = ['ana@example.org', 'ana+shop@example.org']
  expect(await sendMessage(test, 'A window for the shop, please, as soon as you can.', alias)).toBe(201)
  // Then nobody takes the mail that is stored below before it counts as given up.
  await settled(test)
  await test.database.db.deleteFrom('outbox').execute()
  const address = { name: '', address: erased }
  const payload = {
    from: address,
    to: { name: '', address: erased.toUpperCase() },
    date: 0,
    automatic: true,
    subject: 'Hello',
    text: 'Hello',
    language: 'en',
  }
  const { outbox } = createStores(test.database)
  await outbox.insert({ id: 'only', kind: 'mail', payload: JSON.stringify(payload), createdAt: test.clock.now() })
  await outbox.markFailed('only', test.clock.now(), 'full')
  using archives = createArchiveFolder()
  const { file } = await makeBackup({ ...test.place, folder: archives.folder, recipients: [] })
  atNow(test)
  await erase(test, erased)

  const place = await createBareDatabase()
  const backups = path.join(place.dataDir, 'backups')
  const lists = [path.join(test.place.dataDir, 'backups')]
  const options = { archive: file, identity: undefined, holdsBack: true, secretKey, now: Date.now, erasureLists: lists }
  expect((await restoreArchive({ ...options, ...place, backups })).erased).toBe(1)
  const rows = await rowsIn(place)
  expect(rows['outbox']).toHaveLength(0)
  expect(rows['messages']).toHaveLength(1)
  await place.remove()

  // Of an earlier version: all that it says is the mailbox.
  const former = createArchiveFolder()
  const secrets = await openSecrets(createStores(test.database), secretKey)
  await noteErasures(former.folder, [{ key: formerPersonKey(secrets.staff, erased), at: Date.now() }])
  const again = await createBareDatabase()
  const read = { ...options, ...again, backups: path.join(again.dataDir, 'backups'), erasureLists: [former.folder] }
  expect((await restoreArchive(read)).erased).toBe(2)
  former[Symbol.dispose]()
  await again.remove()
})

it('a restore finds those of whom only an open request is left, and who was erased while the backup was made', async () => {
  await using test = await createTestApp()
  const { browser } = await addColleague(test, 'owner')
  const draft = { kind: 'access', language: 'en', receivedOn: '2026-11-18' }
  for (const email of ['just@example.org', 'before@example.org'])
    expect((await browser.call('openPersonRequest', { ...draft, email })).statusCode).toBe(200)
  using archives = createArchiveFolder()
  const { file, manifest } = await makeBackup({ ...test.place, folder: archives.folder, recipients: [] })
  const { staff } = await openSecrets(createStores(test.database), secretKey)
  using lists = createArchiveFolder()
  await noteErasures(lists.folder, [
    { key: personKey(staff, 'just@example.org'), at: manifest.madeAt - 30_000 },
    { key: personKey(staff, 'before@example.org'), at: manifest.madeAt - 90_000 },
  ])
  const place = await createBareDatabase()
  const backups = path.join(place.dataDir, 'backups')
  const options = { archive: file, identity: undefined, holdsBack: true, secretKey, now: Date.now }
  expect((await restoreArchive({ ...options, ...place, backups, erasureLists: [lists.folder] })).erased).toBe(1)
  const rows = await rowsIn(place)
  // Who was put out since must not be in again.
  expect(rows['staff_sessions']).toEqual([expect.stringContaining('["token_hash",null]')])
  const requests = JSON.stringify(rows['person_requests'])
  expect(requests).not.toContain('just@example.org')
  expect(requests).toContain('before@example.org')
  await place.remove()
})

it('the next backup writes the list from the database, where it was lost', async () => {
  await using test = await createTestApp()
  await fill(test)
  await erase(test, erasedAddress)
  rmSync(path.join(test.place.dataDir, 'backups'), { recursive: true })
  using archives = createArchiveFolder()
  const { file } = await makeBackup({ ...test.place, folder: archives.folder, recipients: [] })
  expect(await readErasures(archives.folder)).toEqual([{ key: expect.any(String), at: expect.any(Number) }])
  // Who has come back after an erasure is in a later archive, and stays.
  const place = await createBareDatabase()
  const backups = path.join(place.dataDir, 'backups')
  const options = { archive: file, ...place, backups, identity: undefined, holdsBack: false, secretKey, now: Date.now }
  expect((await restoreArchive({ ...options, erasureLists: [archives.folder] })).erased).toBe(0)
  await place.remove()
})

it('a restore by the path of an archive knows from S3 whom staff have erased at another server', async () => {
  await using s3 = await startS3()
  await using test = await createTestApp()
  await fill(test)
  using archives = createArchiveFolder()
  const { file } = await makeBackup({ ...test.place, folder: archives.folder, recipients: [] })
  atNow(test)
  await erase(test, erasedAddress)
  await createArchiveCopies(s3.place).shareErasures(path.join(test.place.dataDir, 'backups'))

  const place = await createBareDatabase()
  const { FILES_URL: BACKUP_URL, ...keys } = s3.variables
  const { PATH } = process.env
  const env = { PATH, ...keys, BACKUP_URL, BACKUP_DIR: archives.folder, SECRET_KEY: secretKey, DATA_DIR: place.dataDir }
  const options = { env: { ...env, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) } }
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], options)
  expect(stdout).toContain('Erased again, as they have asked since then: 1 persons.')
  expect(JSON.stringify(await rowsIn(place)).toLowerCase()).not.toContain('besa.marker')
  await place.remove()
})

it('files in S3 go with them', async () => {
  await using s3 = await startS3()
  await using target = await startS3()
  await using test = await createTestApp({ files: s3.place })
  await fill(test)
  using archives = createArchiveFolder()
  const { file } = await makeBackup({ ...test.place, files: s3.place, folder: archives.folder, recipients: [] })
  atNow(test)
  await erase(test, erasedAddress)
  const place = await createBareDatabase()
  const restored = await restoreArchive({
    ...place,
    archive: file,
    files: target.place,
    backups: path.join(place.dataDir, 'backups'),
    identity: undefined,
    erasureLists: [path.join(test.place.dataDir, 'backups')],
    secretKey,
    holdsBack: false,
    now: Date.now,
  })
  expect(restored.erased).toBe(1)
  const keys: string[] = []
  for await (const { key } of createObjectStore(target.place).list('applications/')) keys.push(key)
  expect(keys).toHaveLength(1)
  await place.remove()
})
