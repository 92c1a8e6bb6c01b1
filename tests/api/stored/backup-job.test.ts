import { readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newBackupKeys } from '#api/operate/backup/encryption.ts'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { runBackup } from '#api/operate/backup/run-backup.ts'
import { archiveName, listArchives, noteArchive } from '#api/outbound/backup-folder.ts'
import { createBackupJob } from '#api/services/backups/backup-job.ts'
import { createJobRuns } from '#api/services/jobs/job-runs.ts'
import { createStores } from '#api/store/stores.ts'
import { readHealth } from '../../support/app/health.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { backUp, createArchiveFolder } from '../../support/backup/backed-up.ts'

const HOUR = 3_600_000

function jobOn({ database, clock }: TestApp, run: () => Promise<void>) {
  const stores = createStores(database)
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const jobRuns = createJobRuns({ stores, now: clock.now, onError })
  const job = createBackupJob({ at: '03:30', stores, jobRuns, run, now: clock.now, onError })
  return { job, errors }
}

describe('the daily backup', () => {
  it('is made once a day, on one of two servers, and at once where it was missed', async () => {
    await using test = await createTestApp()
    let made = 0
    const run = async () => void made++
    const servers = [jobOn(test, run), jobOn(test, run)]
    const all = () => Promise.all(servers.map(({ job }) => job.run()))
    await all()
    await all()
    expect(made).toBe(1)
    test.clock.advance(15 * HOUR) // 03:00 of the next day
    await all()
    expect(made).toBe(1)
    test.clock.advance(HOUR)
    const [next] = await all()
    expect([made, next]).toEqual([2, Date.UTC(2026, 10, 22, 3, 30)])
  })

  it('that fails says so, and is tried again within the hour', async () => {
    await using test = await createTestApp()
    let made = 0
    const { job, errors } = jobOn(test, async () => {
      if (made++ === 0) throw new Error('no room')
    })
    expect(await job.run()).toBe(test.clock.now() + HOUR)
    expect(errors).toEqual([new Error('no room')])
    expect((await createStores(test.database).jobRuns.list()).find(({ job: name }) => name === 'backup')).toMatchObject(
      {
        error: 'no room',
      },
    )
    test.clock.advance(HOUR)
    await job.run()
    expect(made).toBe(2)
  })

  it('of a server that died over it is made by another, hours later', async () => {
    await using test = await createTestApp()
    const died = jobOn(test, () => new Promise(() => {}))
    void died.job.run()
    let made = 0
    const other = jobOn(test, async () => void made++)
    await expect.poll(async () => (await createStores(test.database).settings.find(['backup-claimed-at'])).size).toBe(1)
    await other.job.run()
    expect(made).toBe(0)
    test.clock.advance(4 * HOUR)
    await other.job.run()
    expect(made).toBe(1)
  })

  it('is made and tried in a worker', async () => {
    await using test = await createTestApp()
    using archives = createArchiveFolder()
    const places = { ...test.place, folder: archives.folder, recipients: [], identity: undefined }
    const { remove: _, ...cloned } = places
    await runBackup(cloned, new AbortController().signal)
    expect(readdirSync(archives.folder)).toHaveLength(2)
    const broken = { ...cloned, dataDir: '/dev/null/nowhere' }
    await expect(runBackup(broken, new AbortController().signal)).rejects.toThrow(/ENOTDIR/)
  })

  it('whose test fails leaves one untested archive a day, however often it is tried again', async () => {
    await using test = await createTestApp()
    using archives = createArchiveFolder()
    const [own, other] = [await newBackupKeys(), await newBackupKeys()]
    const { dataDir, databaseUrl } = test.place
    const places = { dataDir, databaseUrl, folder: archives.folder, recipients: [own.recipient] }
    const run = (identity: string) => runBackup({ ...places, identity }, new AbortController().signal)
    const madeBefore = async (hours: number) => {
      const [{ file } = { file: '' }] = await listArchives(archives.folder)
      const name = path.join(archives.folder, archiveName(Date.now() - hours * HOUR, true))
      for (const ending of ['', '.json']) renameSync(`${file}${ending}`, `${name}${ending}`)
    }
    await run(own.identity)
    await madeBefore(2)
    // One that was tested takes the place of none that was not.
    await expect(run(other.identity)).rejects.toThrow(/another key/)
    expect(await listArchives(archives.folder)).toHaveLength(2)
    await madeBefore(1)
    await expect(run(other.identity)).rejects.toThrow(/another key/)
    expect(await listArchives(archives.folder)).toMatchObject([
      { verifiedAt: null },
      { verifiedAt: expect.any(Number) },
    ])
    expect(readdirSync(archives.folder)).toHaveLength(4)
    // Of yesterday.
    await madeBefore(25)
    await expect(run(other.identity)).rejects.toThrow(/another key/)
    expect(await listArchives(archives.folder)).toHaveLength(3)
  })

  it('asks for the room of the archive and of its test before it begins', async () => {
    await using test = await createTestApp()
    using archives = createArchiveFolder()
    const { dataDir, databaseUrl } = test.place
    const places = { dataDir, databaseUrl, folder: archives.folder, recipients: [] }
    const { file, manifest } = await makeBackup(places)
    const unpacked = manifest.entries.reduce((sum, { size }) => sum + size, 0)
    expect(await listArchives(archives.folder)).toMatchObject([{ unpacked }])
    await noteArchive(file, { rows: 1, files: 1, verifiedAt: null, unpacked: 1e18 })
    await expect(makeBackup({ ...places, isTested: true })).rejects.toThrow(/free, and a backup needs .* its test/)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.backup'))).toEqual([])
    // By hand and untested, as before an upgrade.
    await makeBackup(places)
  })
})

describe('the screen of the house’s health', () => {
  it('shows what archives there are, and asks where there are none', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    expect((await readHealth(owner)).backups).toEqual({
      ...{ last: null, verifiedAt: null, copied: null, nextAt: null },
      ...{ kept: 0, bytes: 0 },
    })
    test.clock.advance(27 * HOUR)
    expect((await readHealth(await addColleague(test, 'owner'))).asks).toContain('backups')
    test.clock.advance(Date.now() - test.clock.now())
    const { file, bytes } = await backUp(test.place, `${test.place.dataDir}/backups`)
    expect(file).toContain('.tar.zst')
    const health = await readHealth(await addColleague(test, 'owner'))
    expect(health.asks).not.toContain('backups')
    expect(health.backups).toMatchObject({ last: { bytes, isEncrypted: false }, verifiedAt: null, kept: 1, bytes })
  })
})
