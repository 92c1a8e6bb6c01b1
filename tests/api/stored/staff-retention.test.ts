import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createRetentionJob } from '#api/services/retention/retention-job.ts'
import { createStores } from '#api/store/stores.ts'
import { addAccount } from '../../support/app/staff.ts'
import { addSession } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const DAY = 24 * 3_600_000

type Table = 'staff_log' | 'admin_access' | 'staff_links' | 'staff_sessions' | 'staff_challenges'

const countIn = async ({ database }: TestApp, table: Table) =>
  (await database.db.selectFrom(table).selectAll().execute()).length

async function retain({ database, resumes, clock }: TestApp) {
  const errors: unknown[] = []
  const tasks = retentionTasks({
    stores: createStores(database),
    storage: createDiskStorage(resumes, clock.now),
    now: clock.now,
  })
  await createRetentionJob({ tasks, onError: (error) => errors.push(error) }).run()
  expect(errors).toEqual([])
}

/** Two rows, a day apart: at the end of the first one's time only the other is left. */
async function expectKeptUntil(test: TestApp, table: Table, end: number) {
  test.clock.advance(end - 1 - test.clock.now())
  await retain(test)
  expect(await countIn(test, table)).toBe(2)
  test.clock.advance(1)
  await retain(test)
  expect(await countIn(test, table)).toBe(1)
}

describe('what is kept of staff, and no longer (D28)', () => {
  it('is a line of the log: a year', async () => {
    await using test = await createTestApp()
    const start = test.clock.now()
    for (const at of [start, start + DAY])
      await createStores(test.database).staffLog.insert({ id: randomUUID(), at, account: undefined, deed: 'signedIn' })
    await expectKeptUntil(test, 'staff_log', monthsAfter(start, 12))
  })

  it('is a visit to their pages: a year', async () => {
    await using test = await createTestApp()
    const start = test.clock.now()
    const access = { account: undefined, action: 'navigation', page: '/admin', userAgent: '', referrer: '' }
    for (const at of [start, start + DAY])
      await createStores(test.database).adminAccess.insert({
        ...access,
        id: randomUUID(),
        at,
        sessionId: '',
        securityData: {},
      })
    await expectKeptUntil(test, 'admin_access', monthsAfter(start, 12))
  })

  it('is a link: a week after its end, used or not', async () => {
    await using test = await createTestApp()
    const start = test.clock.now()
    for (const [index, usedAt] of [undefined, start].entries())
      await createStores(test.database).staffLinks.insert({
        id: randomUUID(),
        tokenHash: randomUUID(),
        kind: 'invitation',
        account: undefined,
        change: undefined,
        email: 'new@example.org',
        role: 'moderator',
        language: 'en',
        createdBy: undefined,
        createdAt: start,
        expiresAt: start + DAY + (1 - index) * DAY,
        usedAt,
      })
    await expectKeptUntil(test, 'staff_links', start + 8 * DAY)
  })

  it('is a session: 90 days, in which its browser is not new', async () => {
    await using test = await createTestApp()
    const start = test.clock.now()
    const account = await addAccount(test)
    await addSession(test, account)
    test.clock.advance(DAY)
    await addSession(test, account)
    await expectKeptUntil(test, 'staff_sessions', start + 90 * DAY)
  })

  it('is a challenge: until it runs out', async () => {
    await using test = await createTestApp()
    const start = test.clock.now()
    for (const expiresAt of [start + 1000, start + DAY])
      await createStores(test.database).staffSecondFactors.insertChallenge({
        challenge: randomUUID(),
        purpose: 'alone',
        session: undefined,
        expiresAt,
      })
    await expectKeptUntil(test, 'staff_challenges', start + 1000)
  })
})
