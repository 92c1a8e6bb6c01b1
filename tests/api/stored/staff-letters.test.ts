import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLetterFacts } from '#api/services/dashboard/letters/letter-facts.ts'
import { createLettersJob } from '#api/services/dashboard/letters/letters-job.ts'
import { createDayReading } from '#api/services/dashboard/sums/day-reading.ts'
import { createStaffMails } from '#api/services/staff/staff-mails.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import { createStores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'
import { brand } from '#locales/brand.ts'
import { addAccount, type Browser, signIn } from '../../support/app/staff.ts'
import { createTestApp, publicUrl, type TestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
// It is Friday, 20 November 2026, noon; in the agency's zone an hour later.
const days = createLocalDays(brand.timeZone)

const visit = (receivedAt: number): StoredVisit => ({
  ...{ id: randomUUID(), sessionId: randomUUID(), page: '/en/', referrer: '', language: 'en' },
  ...{
    screenResolution: '1920x1080',
    timezone: 'Europe/Tirane',
    country: 'Unknown',
    region: 'Unknown',
    city: 'Unknown',
  },
  ...{ device: 'mobile', browser: 'Firefox', system: 'Android', asked: 'en', campaign: undefined },
  ...{ isReturning: false, timeOnPage: 20, isExit: false, allowsAnalytics: true, consent: undefined },
  receivedAt,
})

/** `visits` on each day, counted back from the day before `at`. */
async function keep({ database }: TestApp, at: number, visits: (back: number) => number, back = 60) {
  const today = days.dayOf(at)
  const rows = Array.from({ length: back }, (_, place) => place + 1).flatMap((each) =>
    Array.from({ length: visits(each) }, () => visit(days.startOf(today - each) + 10 * HOUR)),
  )
  await createStores(database).visits.insertAll(rows)
}

/** What one server has of it. */
function openJob({ database, clock: { now } }: TestApp) {
  const stores = createStores(database)
  return createLettersJob({
    ...{ stores, days, now, newId: randomUUID },
    facts: createLetterFacts({
      reading: createDayReading({ stores, days, ownHost: 'dritare.example', now }),
      publicUrl,
      accountPath: '/admin/account',
    }),
    mails: createStaffMails({ mailFrom: 'website@dritare.example', mailTo: 'hello@dritare.example', publicUrl }),
    noted: (work) => work(),
    onStored: () => {},
    onError(error) {
      throw error
    },
  })
}

interface Order {
  template: string
  language: string
  to: { address: string }
  props: Record<string, unknown>
}

async function ordered({ database }: TestApp): Promise<Order[]> {
  const rows = await database.db.selectFrom('outbox').select('payload').orderBy('created_at').orderBy('id').execute()
  return rows
    .map(({ payload }): Order => JSON.parse(payload || '{}'))
    .filter(({ template }) => /^staff-(report|alert)$/.test(template))
}

async function openOwner(test: TestApp, letters: object, change: Parameters<typeof addAccount>[1] = {}) {
  // What is ordered waits, so that it can be read.
  test.mails.refuse(new Error('The mail server is away.'))
  const account = await addAccount(test, { role: 'owner', ...change })
  const { browser } = await signIn(test, account)
  expect((await browser.call('saveLetters', letters)).statusCode).toBe(200)
  return { account, browser }
}

/** Days pass, and the session is used in each of them. */
async function pass({ clock }: TestApp, browser: Browser, count: number) {
  for (let part = 0; part < 3 * count; part++) {
    clock.advance(DAY / 3)
    expect((await browser.call('readLetters')).statusCode).toBe(200)
  }
}

describe('mails with the numbers', () => {
  it('are off unless somebody asks for them, and what was before is not sent', async () => {
    await using test = await createTestApp()
    await keep(test, test.clock.now(), () => 6)
    const account = await addAccount(test, { role: 'owner' })
    const { browser } = await signIn(test, account)
    expect((await browser.call('readLetters')).json()).toEqual({ report: 'none', alerts: false })
    await pass(test, browser, 9)
    const job = openJob(test)
    await job.run()
    expect(await ordered(test)).toEqual([])
    await browser.call('saveLetters', { report: 'weekly', alerts: true })
    expect((await browser.call('readLetters')).json()).toEqual({ report: 'weekly', alerts: true })
    await job.run()
    expect(await ordered(test)).toEqual([])
  })

  it('tell of the week from Monday, once it is over and morning, in the language of the account', async () => {
    await using test = await createTestApp()
    await keep(test, test.clock.now() + 3 * DAY, (back) => (back <= 7 ? 12 : 10))
    const { account } = await openOwner(test, { report: 'weekly', alerts: false }, { language: 'de' })
    const job = openJob(test)
    // Until Monday at five in the morning there.
    test.clock.advance(2 * DAY + 16 * HOUR)
    await job.run()
    expect(await ordered(test)).toEqual([])
    test.clock.advance(HOUR)
    await job.run()
    const [mail, ...others] = await ordered(test)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      template: 'staff-report',
      language: 'de',
      to: { address: account.email },
      props: {
        kind: 'weekly',
        from: '2026-11-16',
        to: '2026-11-22',
        figures: { visitors: 84, visits: 84, views: 84, timeOnPage: 20 },
        before: { visits: 70 },
        pages: [{ key: '/en/', count: 84, before: 70 }],
        channels: [{ key: 'direct', count: 84, before: 70 }],
        link: `${publicUrl}/analytics?timeRange=own&from=2026-11-16&to=2026-11-22`,
        settings: `${publicUrl}/admin/account`,
      },
    })
  })

  it('tell of the month on its first day after, beside the month before', async () => {
    await using test = await createTestApp()
    await keep(test, test.clock.now() + 11 * DAY, () => 2, 70)
    await openOwner(test, { report: 'monthly', alerts: false })
    test.clock.advance(11 * DAY)
    await openJob(test).run()
    expect(await ordered(test)).toMatchObject([
      {
        props: {
          kind: 'monthly',
          from: '2026-11-01',
          to: '2026-11-30',
          figures: { visits: 60 },
          before: { visits: 62 },
        },
      },
    ])
  })

  it('go out once, whatever starts again and however many servers look', async () => {
    await using test = await createTestApp()
    await using other = await createTestApp({ beside: test })
    await keep(test, test.clock.now() + 4 * DAY, (back) => (back === 1 ? 90 : 30))
    await openOwner(test, { report: 'weekly', alerts: true })
    await openOwner(test, { report: 'weekly', alerts: true })
    test.clock.advance(4 * DAY)
    const jobs = [openJob(test), openJob(other), openJob(test), openJob(other)]
    await Promise.all(jobs.map(({ run }) => run()))
    for (const { run } of [openJob(test), openJob(other)]) await run()
    const mails = await ordered(test)
    const keys = mails.map(({ template, to }) => `${template} ${to.address}`)
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(4)
  })

  it('are not kept as ordered when the outbox could not take them', async () => {
    await using test = await createTestApp()
    await keep(test, test.clock.now() + 4 * DAY, () => 6)
    await openOwner(test, { report: 'weekly', alerts: false })
    test.clock.advance(4 * DAY)
    await test.database.db.schema.alterTable('outbox').renameTo('outbox_away').execute()
    await expect(openJob(test).run()).rejects.toThrow()
    await test.database.db.schema.alterTable('outbox_away').renameTo('outbox').execute()
    await openJob(test).run()
    expect(await ordered(test)).toHaveLength(1)
  })

  it('tell of a day with unusually many or few visits, and of no other', async () => {
    await using test = await createTestApp()
    await keep(test, test.clock.now() + 2 * DAY, (back) => (back === 2 ? 35 : back === 1 ? 5 : 40))
    await openOwner(test, { report: 'none', alerts: true })
    test.clock.advance(DAY)
    const job = openJob(test)
    await job.run()
    expect(await ordered(test)).toEqual([])
    test.clock.advance(DAY)
    await job.run()
    await job.run()
    expect(await ordered(test)).toMatchObject([
      {
        template: 'staff-alert',
        props: { direction: 'fall', day: '2026-11-21', visits: 5, usual: 40, weeks: 8 },
      },
    ])
  })

  it('come to nobody who may not read the numbers any more', async () => {
    await using test = await createTestApp()
    await keep(test, test.clock.now() + 4 * DAY, () => 6)
    const gone = await openOwner(test, { report: 'weekly', alerts: true })
    const moved = await openOwner(test, { report: 'weekly', alerts: true })
    const { staffAccounts } = createStores(test.database)
    await staffAccounts.update(gone.account.id, { deactivatedAt: test.clock.now() })
    await staffAccounts.update(moved.account.id, { role: 'moderator' })
    test.clock.advance(4 * DAY)
    await openJob(test).run()
    expect(await ordered(test)).toEqual([])
    expect((await moved.browser.call('readLetters')).statusCode).toBeGreaterThanOrEqual(401)
  })

  it('stop when they are switched off, and begin anew with what comes then', async () => {
    await using test = await createTestApp()
    await keep(test, test.clock.now() + 20 * DAY, () => 6)
    const { browser } = await openOwner(test, { report: 'weekly', alerts: false })
    await browser.call('saveLetters', { report: 'none', alerts: false })
    await pass(test, browser, 4)
    const job = openJob(test)
    await job.run()
    await browser.call('saveLetters', { report: 'weekly', alerts: false })
    await job.run()
    expect(await ordered(test)).toEqual([])
    test.clock.advance(7 * DAY)
    await job.run()
    expect(await ordered(test)).toMatchObject([{ props: { from: '2026-11-23', to: '2026-11-29' } }])
  })
})
