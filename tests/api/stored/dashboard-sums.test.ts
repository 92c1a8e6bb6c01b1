import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnalyticsAnswer, AnalyticsQuery } from '#api/contract/staff/analytics.ts'
import { createDashboard } from '#api/services/dashboard/dashboard.ts'
import { createDayReading, madeAs } from '#api/services/dashboard/sums/day-reading.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { erasePost } from '#api/services/posts/erase-post.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import { createVisitBatches } from '#api/services/visits/visit-batches.ts'
import { createStores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createRandom } from '../../support/data/random.ts'
import { countDays } from '../../support/visits/count-days.ts'
import { randomVisits, writeBeside } from '../../support/visits/random-days.ts'
import { dayOf } from '../../support/visits/recount.ts'

const DAY = 24 * 3_600_000
const random = createRandom()

function dashboardOf({ database, clock }: TestApp) {
  const stores = createStores(database)
  const shared = { stores, ownHost: 'dritare.example', now: clock.now }
  const reading = createDayReading({ ...shared, days: createLocalDays(brand.timeZone) })
  const onSilence = (part: string, error: unknown) => {
    throw new Error(part, { cause: error })
  }
  return createDashboard({ ...shared, reading, onSilence })
}

const withoutTimes = ({ at: _, kept: __, ...answer }: AnalyticsAnswer) => answer

/** What the sums say is what is counted without them. */
async function expectSumsRight(test: TestApp, queries: AnalyticsQuery[], dashboard = dashboardOf(test)) {
  const { db } = test.database
  for (const query of queries) {
    const fromSums = await dashboard.read(query, 'en')
    const sums = await db.selectFrom('day_sums').selectAll().execute()
    const facts = await db.selectFrom('day_facts').selectAll().execute()
    await db.deleteFrom('day_sums').execute()
    await db.deleteFrom('day_facts').execute()
    expect(withoutTimes(fromSums)).toEqual(withoutTimes(await dashboardOf(test).read(query, 'en')))
    for (const row of sums) await db.insertInto('day_sums').values(row).execute()
    for (const row of facts) await db.insertInto('day_facts').values(row).execute()
  }
}

async function openSite(test: TestApp) {
  const { database, clock } = test
  const stores = createStores(database)
  const blog = await createBlog({ database, now: clock.now })
  await blog.editing.save(postContent())
  await blog.editing.save(postContent({ postId: 'another', slug: 'another' }))
  const rateLimits = createRateLimits({ secret: 'visits', now: clock.now, newId: randomUUID })
  const from = clock.now() - 60 * DAY
  await stores.visits.insertAll(randomVisits(random, from, clock.now(), 120))
  await writeBeside(stores, random, from, clock.now(), ['a-window', 'another'])
  await countDays(test)
  return { stores, from, batches: createVisitBatches({ stores, rateLimits, now: clock.now }) }
}

describe(`sums of days (TEST_SEED=${random.seed})`, () => {
  it('stay right whatever comes late, and when a post is erased', async () => {
    await using test = await createTestApp()
    const { clock } = test
    const { stores, batches } = await openSite(test)
    // What a server remembers of days is no older than what another one has counted.
    await using beside = await createTestApp({ beside: test })
    const remembering = dashboardOf(test)
    for (let round = 0; round < 5; round++) {
      const begin = clock.now() - random.between(2, 60) * DAY
      const late = randomVisits(random, begin, clock.now(), random.between(1, 10))
      for (const [index, visit] of late.entries()) await batches.keep(visit, `198.51.${round}.${index}`)
      if (random.between(0, 1) === 0) await countDays(test)
      if (round === 2) {
        await stores.posts.setDeleted('another', clock.now())
        expect(await stores.transaction(['posts'], (inside) => erasePost(inside, 'another', () => true))).toBe(true)
      }
      clock.advance(random.between(0, 30) * 3_600_000)
      if (random.between(0, 1) === 0) await countDays({ ...test, database: beside.database })
      const queries: AnalyticsQuery[] = [
        { timeRange: '90d' },
        { timeRange: '30d', device: 'mobile' },
        { timeRange: '90d', in: 'de', returning: 'no' },
        { timeRange: '7d', step: 'hour', page: '/en/' },
      ]
      await expectSumsRight(test, queries, remembering)
    }
  }, 90_000)

  it('lose what is deleted by its age, to the hour, and are deleted with the last of a day', async () => {
    await using test = await createTestApp()
    const { clock, database } = test
    const { stores, from } = await openSite(test)
    const all: AnalyticsQuery = { from: dayOf(from), to: dayOf(clock.now()), compare: 'none' }
    // Half a day into the twentieth.
    clock.advance(monthsAfter(from + 20.5 * DAY, 24) - clock.now())
    const tasks = retentionTasks({ stores, storage: { remove: async () => {} }, now: clock.now })
    const statistics = tasks.filter(({ name }) => /visits$|reads|consent|steps|fast/.test(name))
    expect(statistics).toHaveLength(5)
    const before = await dashboardOf(test).read(all, 'en')
    for (const { deleteSome } of statistics) while (await deleteSome());
    const left = await dashboardOf(test).read(all, 'en')
    expect(left.figures.views).toBeLessThan(before.figures.views)
    expect(left.figures.views).toBeGreaterThan(0)
    await expectSumsRight(test, [all, { ...all, device: 'mobile' }])
    const oldest = await database.db.selectFrom('day_facts').select('day').orderBy('day').executeTakeFirstOrThrow()
    expect(oldest.day * DAY).toBeGreaterThan(from + 20 * DAY)
    expect(left.kept).toMatchObject({ months: 24 })
  }, 90_000)

  it('are counted anew for another time zone', async () => {
    await using test = await createTestApp()
    await openSite(test)
    const { db } = test.database
    await countDays(test, 'Pacific/Auckland')
    const made = await db.selectFrom('day_facts').select('made_as').distinct().execute()
    expect(made.map(({ made_as }) => made_as)).toContain(madeAs('Pacific/Auckland'))
    await expectSumsRight(test, [{ timeRange: '30d' }])
    await countDays(test)
    await expectSumsRight(test, [{ timeRange: '30d' }])
  }, 60_000)
})
