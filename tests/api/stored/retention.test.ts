import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { unknownPlace } from '#api/services/location/places.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { type RetentionTask, retentionTasks } from '#api/services/retention/retention.ts'
import { createRetentionJob } from '#api/services/retention/retention-job.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { applicationsIn, filesIn } from '../../support/app/applications.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

const DAY = 24 * 3_600_000
const start = Date.UTC(2026, 10, 20, 12)

const mailFolderOf = (resumes: string) => path.join(resumes, '..', 'outbox')

/** What a server does at start and every hour, done now. */
async function retain({ database, resumes, clock }: TestApp) {
  const errors: unknown[] = []
  const tasks = retentionTasks({
    stores: createStores(database),
    storage: createDiskStorage(resumes, clock.now),
    mailFolder: mailFolderOf(resumes),
    now: clock.now,
  })
  await createRetentionJob({ tasks, onError: (error) => errors.push(error) }).run()
  expect(errors).toEqual([])
}

/** Runs the job at the last moment of a period and at its end, and expects the end to make the difference. */
async function expectKeptUntil(
  test: TestApp,
  time: number,
  count: () => Promise<number>,
  before: number,
  after: number,
) {
  test.clock.advance(time - 1 - test.clock.now())
  await retain(test)
  expect(await count()).toBe(before)
  test.clock.advance(1)
  await retain(test)
  expect(await count()).toBe(after)
}

const countIn = async ({ database }: TestApp, table: 'visits' | 'consent_receipts' | 'messages' | 'subscribers') =>
  (await database.db.selectFrom(table).selectAll().execute()).length

const storeVisit = ({ database }: TestApp, receivedAt: number) =>
  createStores(database).visits.insertAll([
    {
      id: randomUUID(),
      sessionId: undefined,
      page: '/en/',
      referrer: 'Unknown',
      language: 'en',
      screenResolution: 'Unknown',
      timezone: 'Unknown',
      ...unknownPlace,
      isReturning: false,
      timeOnPage: 0,
      isExit: false,
      allowsAnalytics: false,
      device: 'Unknown',
      browser: 'Unknown',
      system: 'Unknown',
      asked: 'Unknown',
      campaign: undefined,
      consent: undefined,
      receivedAt,
    },
  ])

const storeMessage = ({ database }: TestApp, email: string, receivedAt: number) =>
  database.db
    .insertInto('messages')
    .values({
      id: randomUUID(),
      name: 'Ana',
      email,
      purpose: 'quote',
      message: goodMessage.message,
      language: 'en',
      received_at: receivedAt,
      score: null,
      sources: null,
    })
    .execute()

describe('what is kept as long as the legal texts say, and no longer (D28)', () => {
  it('forgets what limits have counted once it is over, however much it is', async () => {
    await using test = await createTestApp()
    const { rateHits } = createStores(test.database)
    const hits = Array.from({ length: 1200 }, (_, place) => ({ id: `${place}`, key: 'network', at: start, count: 1 }))
    await rateHits.insert(...hits.map((hit) => ({ ...hit, expiresAt: start + DAY })))
    const count = async () => (await rateHits.since(['network'], 0)).length
    await expectKeptUntil(test, start + DAY, count, 1200, 0)
  })

  it('is an application with its résumé: as long as its own time says', async () => {
    await using test = await createTestApp()
    await storeApplication(test, { deleteAfter: start + 5 * DAY })
    const later = await storeApplication(test, { deleteAfter: start + 9 * DAY })
    const count = async () => (await applicationsIn(test)).length + filesIn(test).length
    await expectKeptUntil(test, start + 5 * DAY, count, 4, 2)
    expect(filesIn(test)).toEqual([later.storedName])
  })

  it('is an application whose file is gone already', async () => {
    await using test = await createTestApp()
    const { storedName } = await storeApplication(test)
    await createDiskStorage(test.resumes).remove(storedName)
    test.clock.advance(DAY)
    await retain(test)
    expect(await applicationsIn(test)).toEqual([])
  })

  it('is no application that is decided while the job looks at it', async () => {
    await using test = await createTestApp()
    const { id } = await storeApplication(test)
    test.clock.advance(DAY)
    const { applications } = createStores(test.database)
    expect(await applications.listExpired(test.clock.now(), 10)).toEqual([id])
    const decision = { stage: 'review', outcome: undefined, decidedAt: undefined } as const
    await applications.advance(id, 'received', {
      ...decision,
      stageAt: test.clock.now(),
      deleteAfter: test.clock.now() + DAY,
    })
    expect(await applications.deleteExpired(id, test.clock.now())).toBeUndefined()
    await retain(test)
    expect(filesIn(test)).toHaveLength(1)
  })

  it('is a visit: two years', async () => {
    await using test = await createTestApp()
    await storeVisit(test, start)
    await storeVisit(test, start + DAY)
    await expectKeptUntil(test, monthsAfter(start, 24), () => countIn(test, 'visits'), 2, 1)
  })

  it('is a consent receipt: two years', async () => {
    await using test = await createTestApp()
    const { consentReceipts } = createStores(test.database)
    const choices = {
      preferences: true,
      analytics: false,
      marketing: false,
      newsletter: false,
      notifications: false,
      recaptcha: false,
    }
    for (const receivedAt of [start, start + DAY]) {
      await consentReceipts.insert({
        receipt: randomUUID(),
        decision: 'customized',
        choices,
        version: '1.0',
        language: 'en',
        decidedAt: 0,
        receivedAt,
      })
    }
    await expectKeptUntil(test, monthsAfter(start, 24), () => countIn(test, 'consent_receipts'), 2, 1)
  })

  it('is a read of a post: two years', async () => {
    await using test = await createTestApp()
    const { db } = test.database
    await db
      .insertInto('posts')
      .values({ id: 'post', picture: '', created_at: start, deleted_at: null, source_language: 'en' })
      .execute()
    const view = { device: '', browser: '', referrer: '', language: 'en', visitor: '', network: '' }
    for (const viewedAt of [start, start + DAY]) {
      const details = { id: randomUUID(), postId: 'post', sessionId: undefined, isReturning: false, viewedAt }
      await createStores(test.database).postViews.insert({ ...view, ...details })
    }
    const count = async () => (await db.selectFrom('post_views').select('id').execute()).length
    await expectKeptUntil(test, monthsAfter(start, 24), count, 2, 1)
  })

  it('is a message: three years after the last one of its sender', async () => {
    await using test = await createTestApp()
    await storeMessage(test, 'ana@example.org', start)
    await storeMessage(test, 'ben@example.org', start)
    await storeMessage(test, 'Ben@Example.org', start + 10 * DAY)
    await expectKeptUntil(test, monthsAfter(start, 36), () => countIn(test, 'messages'), 3, 2)
    await expectKeptUntil(test, monthsAfter(start + 10 * DAY, 36), () => countIn(test, 'messages'), 2, 0)
  })

  it('is a mail that was written as a file, or begun: 30 days', async () => {
    await using test = await createTestApp()
    const folder = mailFolderOf(test.resumes)
    mkdirSync(folder, { recursive: true })
    for (const [name, writtenAt] of [
      ['old.eml', start],
      ['.old.part', start],
      ['new.eml', start + DAY],
      ['notes.txt', start],
    ] as const) {
      writeFileSync(path.join(folder, name), 'To: ana@example.org')
      utimesSync(path.join(folder, name), writtenAt / 1000, writtenAt / 1000)
    }
    await expectKeptUntil(test, start + 30 * DAY, async () => readdirSync(folder).length, 4, 2)
    expect(readdirSync(folder).toSorted()).toEqual(['new.eml', 'notes.txt'])
  })

  it('is a sign-up for the newsletter that nobody confirms, or that could not be settled: 30 days', async () => {
    await using test = await createTestApp()
    const { subscribers, newsletterSignups } = createStores(test.database)
    const signup = { language: 'en' as const, source: 'site', ip: '', userAgent: '', signedUpAt: start }
    for (const [name, confirmedAt] of [
      ['waiting', undefined],
      ['listed', start],
    ] as const) {
      const [id, email] = [randomUUID(), `${name}@example.org`]
      await subscribers.insert({ ...signup, id, email, emailKey: name, topics: [], confirmedAt })
    }
    await newsletterSignups.insert({ ...signup, id: randomUUID(), email: 'stuck@example.org' })
    const count = async () =>
      (await countIn(test, 'subscribers')) +
      (await test.database.db.selectFrom('newsletter_signups').select('id').execute()).length
    await expectKeptUntil(test, start + 30 * DAY, count, 3, 1)
    expect(await subscribers.list()).toMatchObject([{ email: 'listed@example.org' }])
  })
})

describe('the job', () => {
  afterEach(() => vi.useRealTimers())

  const count = (limit: number) => {
    let left = limit
    return vi.fn(async () => --left > 0)
  }

  it('works in batches and lets others have their turn in between', async () => {
    await using test = await createTestApp()
    for (let number = 0; number < 1203; number++) await storeVisit(test, start)
    test.clock.advance(monthsAfter(start, 24) - start)
    const { expiredRows } = createStores(test.database)
    expect(await expiredRows.deleteVisits(start, 500)).toBe(500)
    expect(await countIn(test, 'visits')).toBe(703)
    const turns: string[] = []
    const deleteSome = count(3)
    const tasks: RetentionTask[] = [
      { name: 'visits', deleteSome: () => deleteSome().finally(() => setImmediate(() => turns.push('another'))) },
    ]
    await createRetentionJob({ tasks, onError: expect.fail }).run()
    expect(deleteSome).toHaveBeenCalledTimes(3)
    expect(turns.length).toBeGreaterThanOrEqual(2)
    await retain(test)
    expect(await countIn(test, 'visits')).toBe(0)
  })

  it('leaves others the turns that a render waits for', async () => {
    const left: number[] = []
    let turns = 0
    let isDone = false
    const counting = (async () => {
      for (; !isDone; turns++) await new Promise((resolve) => setImmediate(resolve))
    })()
    const deleteSome = async () => left.push(turns) < 30
    await createRetentionJob({ tasks: [{ name: 'visits', deleteSome }], onError: expect.fail }).run()
    isDone = true
    await counting
    const between = left.slice(1).map((turn, place) => turn - (left[place] ?? 0))
    expect(Math.max(...between)).toBeGreaterThan(20)
  })

  it('runs at the server’s start', async () => {
    await using test = await createTestApp()
    await storeVisit(test, monthsAfter(start, -25))
    await test.app.ready()
    await vi.waitFor(async () => expect(await countIn(test, 'visits')).toBe(0))
  })

  it('runs every hour until it is stopped, and goes on after a failure', async () => {
    vi.useFakeTimers()
    const deleteSome = vi.fn(async () => false)
    const broken: RetentionTask = { name: 'broken', deleteSome: () => Promise.reject(new Error('no disk')) }
    const failures: string[] = []
    const job = createRetentionJob({
      tasks: [broken, { name: 'visits', deleteSome }],
      onError: (error, task) => failures.push(`${task}: ${error instanceof Error && error.message}`),
    })
    job.start()
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(deleteSome).toHaveBeenCalledTimes(3)
    expect(failures).toEqual(Array(3).fill('broken: no disk'))
    await job.stop()
    await vi.advanceTimersByTimeAsync(5 * 3_600_000)
    expect(deleteSome).toHaveBeenCalledTimes(3)
  })

  it('stops after the batch in hand', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const deleteSome = vi.fn(() => promise)
    const other = vi.fn(async () => false)
    const job = createRetentionJob({
      tasks: [
        { name: 'visits', deleteSome },
        { name: 'messages', deleteSome: other },
      ],
      onError: expect.fail,
    })
    job.start()
    const stopped = job.stop()
    resolve(true)
    await stopped
    expect(deleteSome).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
  })
})
