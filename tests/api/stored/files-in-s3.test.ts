import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'
import { moveFiles } from '#api/operate/move-files.ts'
import { openObjectStorages } from '#api/outbound/objects/object-storages.ts'
import { createObjectStore, type ObjectPlace } from '#api/outbound/objects/object-store.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createStores } from '#api/store/stores.ts'
import { applicationsIn, good, goodApplication, post } from '../../support/app/applications.ts'
import { added, foldersIn } from '../../support/app/pictures.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createArchiveFolder, filesIn, rowsIn, sendMessage } from '../../support/backup/backed-up.ts'
import { drawPicture } from '../../support/data/pictures.ts'
import { makePdf } from '../../support/data/resumes.ts'
import { readTexts } from '../../support/data/texts.ts'
import { startS3 } from '../../support/servers/s3-server.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

const DAY = 86_400_000

async function keysIn(files: ObjectPlace, folder = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of createObjectStore(files).list(folder)) keys.push(key)
  return keys
}

const uploadsLeftIn = ({ place }: TestApp) =>
  readdirSync(place.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /uploads|desk/.test(entry.parentPath))
    .map(({ name }) => name)

async function siteWithFiles(files: ObjectPlace) {
  const test = await createTestApp({ files })
  await sendMessage(test, 'Fenster für alle, bitte.')
  expect((await post(test, good())).statusCode).toBe(201)
  const owner = await addColleague(test, 'owner')
  await added(test, owner.browser, await drawPicture())
  return { test, owner }
}

describe('an application whose file goes to S3', () => {
  it('is read by staff on another server, with nothing left on the disk of either', async () => {
    await using s3 = await startS3()
    await using one = await createTestApp({ files: s3.place })
    expect((await post(one, good())).statusCode).toBe(201)
    const [application] = await applicationsIn(one)
    expect(await keysIn(s3.place, 'applications/')).toEqual([`applications/${application?.stored_name}`])
    await using two = await createTestApp({ files: s3.place, beside: one })
    const { browser } = await addColleague(two, 'owner')
    const { href } = (await browser.call('linkResume', { id: application?.id })).json()
    const answer = await two.app.inject({ url: href, headers: { cookie: browser.cookie ?? '' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(makePdf())).toBe(true)
    expect(uploadsLeftIn(one)).toEqual([])
  })

  it.each(['away', 'busy'] as const)(
    'brings the form back with its text while S3 is %s, and is taken afterwards',
    async (how) => {
      await using s3 = await startS3()
      await using test = await createTestApp({ files: s3.place })
      s3.behave(how)
      for (const accept of ['application/json', 'text/html']) {
        const response = await post(test, good({ language: 'de' }), { accept })
        expect(response.statusCode).toBe(503)
        expect(response.headers['retry-after']).toBe('60')
        expect(response.body).toContain(readTexts('de', 'errors').unavailable)
        if (accept === 'text/html') expect(response.body).toContain(goodApplication.message)
      }
      expect(await applicationsIn(test)).toEqual([])
      expect(uploadsLeftIn(test)).toEqual([])
      expect((await test.app.inject('/healthz')).statusCode).toBe(200)
      expect((await test.app.inject('/en/about/')).statusCode).toBe(200)
      s3.behave('well')
      await expect.poll(async () => (await post(test, good())).statusCode, { timeout: 10_000, interval: 500 }).toBe(201)
      expect(await keysIn(s3.place, 'applications/')).toHaveLength(1)
    },
  )

  it('is not lost when S3 goes as its row is committed: it is read where it lies, and finished later', async () => {
    await using s3 = await startS3()
    const { resumes } = openObjectStorages(s3.place, (await createBareDatabase()).dataDir, 0)
    await using test = await createTestApp({ files: s3.place })
    expect((await post(test, good())).statusCode).toBe(201)
    const [{ stored_name: name = '' } = {}] = await applicationsIn(test)
    const objects = createObjectStore(s3.place)
    await objects.copy(`applications/${name}`, `applications/arriving/${name}`)
    await objects.remove(`applications/${name}`)
    const stream = await resumes.read(name)
    expect(stream && (await buffer(stream)).equals(makePdf())).toBe(true)
    await resumes.settle((storedName) => createStores(test.database).applications.hasResume(storedName))
    expect(await keysIn(s3.place, 'applications/')).toEqual([`applications/${name}`])
  })

  it('goes at the end of its time, and with whoever asks to be erased', async () => {
    await using s3 = await startS3()
    const { test, owner } = await siteWithFiles(s3.place)
    await using _ = test
    const opened = await owner.browser.call('openPersonRequest', {
      kind: 'erasure',
      email: goodApplication.email,
      language: 'en',
      receivedOn: '2026-11-18',
    })
    const { id } = opened.json()
    const erased = await owner.browser.call('erasePerson', { id })
    expect(erased.statusCode, erased.body).toBe(200)
    expect(await keysIn(s3.place, 'applications/')).toEqual([])

    expect((await post(test, good({ email: 'other@example.org' }))).statusCode).toBe(201)
    test.clock.advance(400 * DAY)
    const { resumes } = openObjectStorages(s3.place, test.place.dataDir, 0)
    for (const task of retentionTasks({ stores: createStores(test.database), storage: resumes, now: test.clock.now }))
      if (task.name === 'applications') await task.deleteSome()
    expect(await keysIn(s3.place, 'applications/')).toEqual([])
  })
})

describe('GET /readyz with files in S3', () => {
  it('says no while nothing can be kept there', async () => {
    await using s3 = await startS3()
    await using test = await createTestApp({ files: s3.place })
    s3.behave('away')
    expect((await test.app.inject('/readyz')).statusCode).toBe(503)
    s3.behave('well')
    // S3 is left alone for seconds after failures, and what a look said holds for one.
    const isReady = async () => {
      test.clock.advance(1000)
      return (await test.app.inject('/readyz')).statusCode
    }
    await expect.poll(isReady, { timeout: 10_000, interval: 250 }).toBe(200)
  })
})

describe('pictures in S3', () => {
  it('are made, shown from memory while S3 is away, and never public by themselves', async () => {
    await using s3 = await startS3()
    const { test } = await siteWithFiles(s3.place)
    await using _ = test
    const keys = await keysIn(s3.place, 'pictures/')
    const file = keys.find((key) => key.endsWith('.avif')) ?? ''
    const [, id, name] = file.split('/')
    const url = `/pictures/${id}-${name}`
    const shown = await test.app.inject(url)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/avif')
    s3.behave('away')
    expect((await test.app.inject(url)).rawPayload.equals(shown.rawPayload)).toBe(true)
    const other = keys.find((key) => key.endsWith('.webp')) ?? ''
    const [, otherId, otherName] = other.split('/')
    expect((await test.app.inject(`/pictures/${otherId}-${otherName}`)).statusCode).toBe(503)
    expect(existsSync(test.pictures) ? foldersIn(test) : []).toEqual([])
    s3.behave('well')
    const { length } = s3.calls
    expect((await test.app.inject(`/pictures/${'0'.repeat(32)}-480.avif`)).statusCode).toBe(404)
    expect(s3.calls, 'nobody’s picture costs no call').toHaveLength(length)
    await test.database.db.destroy()
    const [small = ''] = keys.filter((key) => key.endsWith('.jpg'))
    const [, smallId, smallName] = small.split('/')
    const unasked = await test.app.inject(`/pictures/${smallId}-${smallName}`)
    expect(unasked.statusCode, 'shown although the database is away').toBe(200)
  })
})

describe('a backup of files in S3', () => {
  it('comes back into a folder and into S3, equal to what it was made of', async () => {
    await using s3 = await startS3()
    await using other = await startS3()
    const { test } = await siteWithFiles(s3.place)
    await using _ = test
    // As a restore does.
    await createStores(test.database).staffSessions.endEverybodys(1)
    await test.app.close()
    using archives = createArchiveFolder()
    const { file, manifest } = await makeBackup({
      ...test.place,
      files: s3.place,
      folder: archives.folder,
      recipients: [],
    })
    await verifyArchive(file, undefined)
    const keys = await keysIn(s3.place)
    const files = keys.filter((key) => /^(applications|pictures)/.test(key) && !key.endsWith('/complete'))
    expect(files.length).toBeGreaterThan(3)
    const inArchive = manifest.entries.map(({ name }) => name).filter((name) => name.startsWith('files/'))
    expect(inArchive.toSorted()).toEqual(files.map((key) => `files/uploads/${key}`).toSorted())

    const options = { archive: file, identity: undefined, holdsBack: false, now: () => 1 }
    const intoFolder = await createBareDatabase()
    await restoreArchive({ ...options, ...intoFolder, backups: path.join(intoFolder.dataDir, 'backups') })
    expect(Object.keys(filesIn(intoFolder.dataDir)).toSorted()).toEqual(files.map((key) => `uploads/${key}`).toSorted())
    expect(await rowsIn(intoFolder)).toEqual(await rowsIn(test.place))

    const intoS3 = await createBareDatabase()
    const place = { ...intoS3, files: other.place, backups: path.join(intoS3.dataDir, 'backups') }
    await restoreArchive({ ...options, ...place })
    expect((await keysIn(other.place)).toSorted()).toEqual(keys.filter((key) => key !== 'probe').toSorted())
    expect(existsSync(path.join(intoS3.dataDir, 'uploads'))).toBe(false)

    const third = await createBareDatabase()
    await expect(restoreArchive({ ...options, ...place, ...third })).rejects.toThrow(/FILES_URL, .*is not empty/)
    for (const { remove } of [intoFolder, intoS3, third]) await remove()
  })
})

describe('moving files from the folder to S3', () => {
  it('copies all, and the second time what is new', async () => {
    await using s3 = await startS3()
    await using test = await createTestApp()
    await post(test, good())
    const { browser } = await addColleague(test, 'owner')
    await added(test, browser, await drawPicture())
    const first = await moveFiles(test.place.dataDir, s3.place)
    expect(first.there).toBe(0)
    await post(test, good({ email: 'second@example.org' }))
    expect(await moveFiles(test.place.dataDir, s3.place)).toEqual({ copied: 1, there: first.copied })
    await using moved = await createTestApp({ files: s3.place, beside: test })
    for (const { stored_name } of await applicationsIn(moved))
      expect(await keysIn(s3.place, 'applications/')).toContain(`applications/${stored_name}`)
    const { pictures } = openObjectStorages(s3.place, test.place.dataDir, 0)
    const [id = ''] = foldersIn(test)
    expect(await pictures.has(id)).toBe(true)
  })
  it('leaves a place alone that is another site’s', async () => {
    await using s3 = await startS3()
    await using other = await createTestApp({ files: s3.place })
    await post(other, good())
    await using test = await createTestApp()
    await post(test, good())
    await expect.poll(() => keysIn(s3.place, 'database')).toEqual(['database'])
    await expect.poll(() => existsSync(path.join(test.place.dataDir, 'uploads', 'database'))).toBe(true)
    const keys = await keysIn(s3.place)
    await expect(moveFiles(test.place.dataDir, s3.place)).rejects.toThrow(/FILES_URL, .* of another site/)
    expect(await keysIn(s3.place)).toEqual(keys)
    const { fileOwner } = openObjectStorages(s3.place, other.place.dataDir, 0)
    const ours = (await createStores(other.database).settings.find(['filesOf'])).get('filesOf')
    expect(await fileOwner.claim('nobody')).toBe(ours)
  })
})
