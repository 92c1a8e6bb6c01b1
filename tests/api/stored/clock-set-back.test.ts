import { describe, expect, it, vi } from 'vitest'
import { createBackupJob } from '#api/services/backups/backup-job.ts'
import { createDomainRests } from '#api/services/issue-sending/domain-rests.ts'
import { createServerStanding } from '#api/services/issue-sending/server-standing.ts'
import { createJobRuns } from '#api/services/jobs/job-runs.ts'
import { createPushPauses } from '#api/services/push/push-pauses.ts'
import { createRetentionJob } from '#api/services/retention/retention-job.ts'
import { timesAhead } from '#api/services/retention/times-ahead.ts'
import { createStores, type Stores } from '#api/store/stores.ts'
import { createTestOutbox } from '../../support/app/outbox.ts'
import { postContent } from '../../support/app/posts.ts'
import { createTestPush } from '../../support/app/push.ts'
import { addAccount } from '../../support/app/staff.ts'
import { createClock, createMemoryMailer, createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { createTestBulkMailer, createTestSending } from '../../support/sending/sending.ts'
import { createFullDisk } from '../../support/servers/full-disk.ts'
import { startPushService } from '../../support/servers/push-service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

type Clock = ReturnType<typeof createClock>

/** The clock jumps ahead, something is done, and the clock is right again. */
async function ahead(clock: Clock, work: () => Promise<unknown>): Promise<void> {
  clock.advance(YEAR)
  await work()
  clock.advance(-YEAR)
}

/** What a server does at start and every hour. */
async function lookAfter(stores: Stores, clock: Clock): Promise<void> {
  const errors: unknown[] = []
  const tasks = timesAhead({ stores, now: clock.now })
  await createRetentionJob({ tasks, onError: (error) => errors.push(error) }).run()
  expect(errors).toEqual([])
}

describe('a clock that was a year ahead and is right again keeps nothing from its work', () => {
  it('a mail whose next attempt it has put off, or that a server had in hand when it ended', async () => {
    const mails = createMemoryMailer()
    await using test = await createTestOutbox({ mailer: mails.mailer })
    const { clock, stores, worker } = test
    mails.refuse(new Error('down'))
    await ahead(clock, async () => {
      await test.add({ subject: 'Put off' })
      worker.nudge()
      await vi.waitFor(async () => expect(await test.rows()).toMatchObject([{ attempts: 1, last_error: 'down' }]))
      await test.add({ subject: 'In hand', to: { name: '', address: 'somebody@mail.example' } })
      expect(await stores.outbox.claim(clock.now(), clock.now() + MINUTE)).toBeDefined()
    })
    mails.refuse(undefined)
    await lookAfter(stores, clock)
    worker.nudge()
    await vi.waitFor(() => expect(mails.sent.map(({ subject }) => subject).toSorted()).toEqual(['In hand', 'Put off']))
  })

  it('numbers by mail, which it has noted as sent', async () => {
    await using test = await createTestApp()
    const stores = createStores(test.database)
    const { id: account } = await addAccount(test)
    const far = new Date(test.clock.now() + YEAR).toISOString().slice(0, 10)
    await stores.letters.put({ account, report: 'weekly', alerts: true, reportFor: far, alertFor: far })
    await lookAfter(stores, test.clock)
    const soon = new Date(test.clock.now() + 7 * DAY).toISOString().slice(0, 10)
    expect(await stores.letters.takeReport(account, 'weekly', soon)).toBe(true)
    expect(await stores.letters.takeAlert(account, soon)).toBe(true)
  })

  it('old entries of mails', async () => {
    const mails = createMemoryMailer()
    await using test = await createTestOutbox({ mailer: mails.mailer })
    const { clock, stores, worker } = test
    await ahead(clock, async () => {
      await test.add()
      worker.nudge()
      await vi.waitFor(() => expect(mails.sent).toHaveLength(1))
    })
    const id = await test.add()
    await stores.outbox.markSent(id, clock.now() - 31 * DAY)
    worker.nudge()
    await vi.waitFor(async () => expect((await test.rows()).map((row) => row.id)).not.toContain(id))
  })

  it('a notice that a push service has put off', async () => {
    await using service = await startPushService()
    await using push = await createTestPush({ service })
    const { clock, stores } = push
    await push.subscribe(['later'])
    service.rule('later', { status: 429, headers: { 'retry-after': '60' } }, { status: 201 })
    await push.editing.save(postContent())
    await ahead(clock, async () => {
      await push.db.updateTable('push_announcements').set({ due_at: clock.now() }).execute()
      push.nudge()
      await vi.waitFor(() => expect(service.countOf('later')).toBe(1))
      await vi.waitFor(async () => expect(await push.deliveries()).toMatchObject([{ due_at: expect.any(Number) }]))
    })
    await lookAfter(stores, clock)
    push.nudge()
    await vi.waitFor(async () => expect(await push.deliveries()).toMatchObject([{ outcome: 'sent' }]))
  })

  it('an issue that is on its way', async () => {
    const bulk = createTestBulkMailer()
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock, pace: { perMinute: 5, perDomain: 5 } })
    await test.crowd(8)
    const id = await test.issue()
    await ahead(clock, async () => {
      await test.until(id, 'sending')
      await expect.poll(() => bulk.sent.length).toBe(5)
      const deliveries = test.stores.issueDeliveries
      const room = { limit: 1, resting: [], roomOf: () => 1 }
      expect(await deliveries.claim(id, clock.now(), clock.now() + MINUTE, room)).toHaveLength(1)
    })
    await test.db
      .updateTable('issue_deliveries')
      .set({ due_at: clock.now() + YEAR })
      .where('state', '=', 'due')
      .execute()
    await lookAfter(test.stores, clock)
    await test.until(id, 'sent')
    expect(new Set(bulk.sent.map(({ to }) => to.address)).size).toBe(8)
  })

  it('the daily backup', async () => {
    await using test = await createTestApp()
    const { clock } = test
    const stores = createStores(test.database)
    const jobRuns = createJobRuns({ stores, now: clock.now, onError: () => {} })
    let made = 0
    const run = async () => void made++
    const job = createBackupJob({ at: '03:30', stores, jobRuns, run, now: clock.now, onError: () => {} })
    await ahead(clock, job.run)
    await job.run()
    expect(made).toBe(2)
    clock.advance(DAY)
    await job.run()
    expect(made).toBe(3)
  })

  it('what is said of jobs', async () => {
    await using test = await createTestApp()
    const { clock } = test
    const stores = createStores(test.database)
    const jobRuns = createJobRuns({ stores, now: clock.now, onError: () => {} })
    await ahead(clock, () => jobRuns.noted('retention', async () => {}))
    await lookAfter(stores, clock)
    expect(await stores.jobRuns.list()).toContainEqual(expect.objectContaining({ job: 'retention', endedAt: null }))
    await jobRuns.noted('retention', async () => {})
    expect(await stores.jobRuns.list()).toContainEqual(
      expect.objectContaining({ job: 'retention', endedAt: clock.now() }),
    )
  })

  it('whether the server is ready', async () => {
    const disk = createFullDisk()
    await using test = await createTestApp({ openFile: disk.openFile })
    const isReady = async () => (await test.app.inject('/readyz')).statusCode
    await ahead(test.clock, async () => {
      disk.fill()
      expect(await isReady()).toBe(503)
    })
    disk.clear()
    expect(await isReady()).toBe(200)
  })

  it('a visitor whose network had reached its limit', async () => {
    await using test = await createTestApp()
    const send = async () =>
      (await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })).statusCode
    await ahead(test.clock, async () => {
      for (let count = 0; count < 10; count++) expect(await send()).toBe(201)
      expect(await send()).toBe(429)
    })
    await lookAfter(createStores(test.database), test.clock)
    expect(await send()).toBe(201)
  })

  it('a mail server, a domain or a push service that failed meanwhile', async () => {
    const clock = createClock()
    const standing = createServerStanding(clock.now)
    const rests = createDomainRests(clock.now)
    const pauses = createPushPauses(clock.now)
    await ahead(clock, async () => {
      for (let times = 0; times < 5; times++) {
        standing.failed()
        pauses.failed('push.example')
      }
      rests.postponed('mail.example', true)
      expect(standing.restsUntil()).toBeGreaterThan(clock.now())
      expect(pauses.until('push.example')).toBeGreaterThan(clock.now())
      expect(rests.resting()).toEqual(['mail.example'])
    })
    expect(standing.restsUntil()).toBeLessThanOrEqual(clock.now())
    expect(pauses.until('push.example')).toBeLessThanOrEqual(clock.now())
    expect(rests.resting()).toEqual([])
    expect(rests.nextEnd()).toBeUndefined()
  })
})
