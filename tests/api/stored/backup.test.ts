import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { migrate } from '#api/db/migrate.ts'
import { newBackupKeys } from '#api/operate/backup/encryption.ts'
import { restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { stageFiles } from '#api/operate/backup/staged-files.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'
import { listArchives } from '#api/outbound/backup-folder.ts'
import { createStores } from '#api/store/stores.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import {
  backUp,
  createArchiveFolder,
  createFilledSite,
  filesIn,
  restoreInto,
  rowsIn,
  sendMessage,
} from '../../support/backup/backed-up.ts'
import { createBareDatabase, createTestDatabase } from '../../support/servers/test-database.ts'

async function postsFound({ app }: TestApp, query: string): Promise<string[]> {
  const answer = await app.inject({ url: '/api/posts', query: { q: query, language: 'en' } })
  return answer.json().posts.map(({ slug }: { slug: string }) => slug)
}

async function messagesFound(test: TestApp, query: string): Promise<number> {
  const { browser } = await addColleague(test, 'owner')
  const answer = await browser.call('listMessages', { q: query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().messages.length
}

describe('a backup', () => {
  it.each([
    ['the database it came from', {}],
    ['SQLite', { onSqlite: true }],
  ])('brings every row, file and key back, into %s', async (_, options) => {
    await using site = await createFilledSite()
    await site.app.close()
    using archives = createArchiveFolder()
    const { file, manifest } = await backUp(site.place, archives.folder)
    await using restored = await restoreInto(file, options)
    const before = await rowsIn(site.place)
    expect(before['messages']).toHaveLength(1)
    expect(before['post_translations']).toHaveLength(1)
    expect(await rowsIn(restored.place)).toEqual(before)
    const files = filesIn(site.place.dataDir)
    expect(Object.keys(files)).toHaveLength(2)
    expect(filesIn(restored.place.dataDir)).toEqual(files)
    expect(manifest.key).toBe('inside')
    // What is made of the rows is there too: both searches find.
    await using again = await createTestApp({ beside: { place: restored.place } })
    expect(await postsFound(again, 'windows')).toEqual(['a-window'])
    expect(await messagesFound(again, 'fenster')).toBe(1)
  })

  it('is of one moment, also while others write', async () => {
    await using site = await createTestApp({ formsPerHour: 10_000 })
    using archives = createArchiveFolder()
    let isDone = false
    let sent = 0
    const writing = (async () => {
      while (!isDone) {
        // Each stores a message with its two mails, or nothing.
        expect(
          await sendMessage(site, `We would like window number ${sent} on the web.`, `sender${sent++}@example.org`),
        ).toBe(201)
        site.clock.advance(600_000)
      }
    })()
    await expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThan(5)
    const { file } = await backUp(site.place, archives.folder)
    isDone = true
    await writing
    await using restored = await restoreInto(file)
    const { messages = [], outbox = [], message_mails: mails = [] } = await rowsIn(restored.place)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.length).toBeLessThanOrEqual(sent)
    expect(outbox).toHaveLength(2 * messages.length)
    expect(mails.length % messages.length).toBe(0)
  })

  it('keeps a file that is deleted while it is made', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const [name = ''] = readdirSync(site.resumes)
    const staging = path.join(archives.folder, 'staging')
    await stageFiles(site.place.dataDir, staging)
    const content = readFileSync(path.join(site.resumes, name))
    rmSync(path.join(site.resumes, name))
    await stageFiles(site.place.dataDir, staging)
    expect(readFileSync(path.join(staging, 'files', 'uploads', 'applications', name))).toEqual(content)
  })

  it('counts the files that rows lead to and that are nowhere, as where the folder of uploads is not mounted', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    expect((await backUp(site.place, archives.folder)).missing).toEqual([])
    rmSync(path.join(site.place.dataDir, 'uploads'), { recursive: true })
    expect((await backUp(site.place, archives.folder)).missing).toEqual([
      expect.stringMatching(/^applications\/[\w-]+$/),
    ])
  })

  it('leaves nothing beside the archive and its note, and lets nobody else read them', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { file } = await backUp(site.place, archives.folder)
    expect(readdirSync(site.place.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
    expect(readdirSync(archives.folder)).toEqual([path.basename(file), `${path.basename(file)}.json`])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('clears away what an end in the middle of one, of its test or of a restore has left, once that is twelve hours old', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { dataDir } = site.place
    const left = [dataDir, archives.folder].flatMap((folder) =>
      ['old', 'new'].map((age) => path.join(folder, `${folder === dataDir ? '.restore' : '.verify'}-${age}`)),
    )
    for (const folder of left) mkdirSync(folder)
    for (const folder of left) {
      const at = new Date(Date.now() - (folder.endsWith('old') ? 13 : 11) * 3_600_000)
      utimesSync(folder, at, at)
    }
    await backUp(site.place, archives.folder)
    expect(left.map((folder) => existsSync(folder))).toEqual([false, true, false, true])
  })

  it('of an older version is migrated when it is restored', async () => {
    const old = await createBareDatabase()
    using archives = createArchiveFolder()
    try {
      const database = await openForCopy(old)
      await migrate({ ...database, now: () => 1, steps: ['0001-messages'] })
      const { name, email, purpose, message, language } = goodMessage
      const row = {
        id: 'm1',
        name,
        email,
        purpose: 'project' as const,
        message,
        language: 'en' as const,
        received_at: Date.UTC(2026, 10, 19), // an older one would be deleted as soon as the server is open
      }
      expect(purpose + language).toBe('projecten')
      await database.db
        .insertInto('messages')
        .values({ ...row, score: undefined, sources: undefined } as never)
        .execute()
      await database.db.destroy()
      const { file, manifest } = await backUp(old, archives.folder)
      expect(manifest.database.steps).toEqual(['0001-messages'])
      await using restored = await restoreInto(file)
      await using again = await createTestApp({ beside: { place: restored.place } })
      expect(await createStores(again.database).messages.find('m1')).toMatchObject({ message, state: 'new' })
      expect(await messagesFound(again, 'window')).toBe(1)
    } finally {
      await old.remove()
    }
  })

  it('of a newer version is refused, with what helps', async () => {
    await using site = await createTestApp()
    using archives = createArchiveFolder()
    await site.database.db.insertInto('migrations').values({ name: '9999-later', applied_at: 1 }).execute()
    const { file } = await backUp(site.place, archives.folder)
    await expect(restoreInto(file)).rejects.toThrow(/newer version .* 9999-later\. Install that version/)
    await site.database.db.deleteFrom('migrations').where('name', '=', '9999-later').execute()
  })
})

/** Undefined for what cannot be unpacked. */
function contentOf(archive: Buffer): Buffer | undefined {
  try {
    return zstdDecompressSync(archive)
  } catch {
    return undefined
  }
}

describe('a damaged archive', () => {
  it.each([0, 0.01, 0.3, 0.7, 0.99])('that ends after %d of itself is refused, and nothing is used', async (share) => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { file } = await backUp(site.place, archives.folder)
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)))
    await expect(restoreInto(file)).rejects.toThrow(/is damaged: .*Take another archive/)
  })

  it('with any one byte changed is refused', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { file } = await backUp(site.place, archives.folder)
    const whole = readFileSync(file)
    const content = zstdDecompressSync(whole)
    for (let step = 0; step < 12; step++) {
      const changed = Buffer.from(whole)
      const place = Math.floor((whole.length - 1) * (step / 11))
      changed[place] = (changed[place] ?? 0) ^ 0x40
      // A few bits of zstd mean nothing: one in two thousand leaves all as it is.
      if (contentOf(changed)?.equals(content)) continue
      writeFileSync(file, changed)
      await expect(restoreInto(file), `byte ${place} of ${whole.length}`).rejects.toThrow(/is damaged/)
    }
  })

  it('that is none, or not there, is refused', async () => {
    using archives = createArchiveFolder()
    const file = path.join(archives.folder, 'letter.txt')
    writeFileSync(file, 'Dear Sir or Madam')
    await expect(restoreInto(file)).rejects.toThrow(/is damaged/)
    await expect(restoreInto(`${file}.not`)).rejects.toThrow(/cannot be read/)
  })
})

describe('an encrypted archive', () => {
  it('opens with its own key alone, and is refused with a byte changed', async () => {
    await using site = await createFilledSite()
    await site.app.close()
    using archives = createArchiveFolder()
    const [own, other] = [await newBackupKeys(), await newBackupKeys()]
    const { file } = await backUp(site.place, archives.folder, [own.recipient])
    expect(path.basename(file)).toMatch(/\.tar\.zst\.age$/)
    await expect(restoreInto(file)).rejects.toThrow(/encrypted.*BACKUP_IDENTITY/)
    await expect(restoreInto(file, { identity: other.identity })).rejects.toThrow(/another key/)
    const keyFile = path.join(archives.folder, 'identity.txt')
    writeFileSync(keyFile, `# made today\n${own.identity}\n`)
    await using restored = await restoreInto(file, { identity: keyFile })
    expect(await rowsIn(restored.place)).toEqual(await rowsIn(site.place))
    const changed = readFileSync(file)
    const middle = Math.floor(changed.length / 2)
    changed[middle] = (changed[middle] ?? 0) ^ 1
    writeFileSync(file, changed)
    await expect(restoreInto(file, { identity: own.identity })).rejects.toThrow(/is damaged/)
  })
})

describe('a restore', () => {
  it('refuses a folder or a database with something in it', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { file } = await backUp(site.place, archives.folder)
    const options = { archive: file, identity: undefined, holdsBack: false, now: Date.now }
    const here = { ...options, ...site.place, backups: path.join(site.place.dataDir, 'backups') }
    const onSqlite = { ...here, databaseUrl: undefined }
    await expect(restoreArchive(onSqlite)).rejects.toThrow(/is not empty: .*empty place only/)
    if (!site.place.databaseUrl) return
    await expect(restoreArchive(here)).rejects.toThrow(/The database at DATABASE_URL is not empty/)
  })

  it('takes an archive that lies in the folder itself', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { file } = await backUp(site.place, archives.folder)
    const dataDir = path.join(archives.folder, 'data')
    const backups = path.join(dataDir, 'backups')
    mkdirSync(backups, { recursive: true })
    // Of `npm run restore` itself, for an account whose home this folder is.
    mkdirSync(path.join(dataDir, '.npm', '_logs'), { recursive: true })
    const archive = path.join(backups, path.basename(file))
    copyFileSync(file, archive)
    const place = { archive, dataDir, backups, databaseUrl: undefined }
    await restoreArchive({ ...place, identity: undefined, holdsBack: false, now: Date.now })
    expect(readdirSync(dataDir).toSorted().join(' ')).toBe('.npm backups installed secret.key site.db uploads')
  })

  it('holds back what waited: it may have left since', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    site.mails.refuse(new Error('away'))
    await sendMessage(site, 'And a second window, please.', 'second@example.org')
    const waiting = await site.database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    const { file } = await backUp(site.place, archives.folder)
    await using restored = await restoreInto(file, { holdsBack: true })
    expect(waiting.length).toBeGreaterThan(0)
    expect(restored.held).toEqual({ mails: waiting.length, issues: 0, notices: 0 })
    const database = await openForCopy(restored.place)
    const letters = await createStores(database).outbox.listFailed(10)
    await database.db.destroy()
    expect(letters.map(({ reason }) => reason)).toEqual(waiting.map(() => expect.stringContaining('Held back')))
  })
})

describe('verifying', () => {
  it('notes beside the archive that it was restored as a test, and leaves nothing', async () => {
    await using site = await createFilledSite()
    using archives = createArchiveFolder()
    const { file } = await backUp(site.place, archives.folder)
    expect(await listArchives(archives.folder)).toMatchObject([{ file, files: 1, verifiedAt: null }])
    await verifyArchive(file, undefined)
    expect(await listArchives(archives.folder)).toMatchObject([{ file, verifiedAt: expect.any(Number) }])
    expect(readdirSync(archives.folder)).toHaveLength(2)
  })

  it('fails for an archive that lacks a file, and says which', async () => {
    const place = await createTestDatabase()
    using archives = createArchiveFolder()
    try {
      const { file } = await backUp(place, archives.folder)
      writeFileSync(file, readFileSync(file).subarray(0, 100))
      await expect(verifyArchive(file, undefined)).rejects.toThrow(/is damaged/)
      expect(await listArchives(archives.folder)).toMatchObject([{ verifiedAt: null }])
    } finally {
      await place.remove()
    }
  })
})
