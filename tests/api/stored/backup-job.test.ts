import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runBackup } from '#api/operate/backup/run-backup.ts'
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
