import { beforeAll, describe, expect, it } from 'vitest'
import type { AnalyticsAnswer, AnalyticsPanelAnswer } from '#api/contract/staff/analytics.ts'
import {
  type AnalyticsFilter,
  analyticsPanels,
  filterOf,
  measureOf,
  visitChannels,
} from '#api/contract/values/staff/analytics.ts'
import { createStores } from '#api/store/stores.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { addAccount, type Browser, signIn } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createRandom } from '../../support/data/random.ts'
import { countDays } from '../../support/visits/count-days.ts'
import { randomVisits, words, writeBeside } from '../../support/visits/random-days.ts'
import { countOf, dayOf, midnightBefore, percentileOf, recount } from '../../support/visits/recount.ts'

const DAY = 24 * 3_600_000
const places = { visitors: 0, visits: 1, views: 2 } as const
const random = createRandom()

/** Noon of days, so that a change of clocks moves none of them. */
const daysBefore = (now: number, from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => dayOf(now - (from - index) * DAY))

describe(`the dashboard, of random visits (TEST_SEED=${random.seed})`, () => {
  let test: TestApp
  let browser: Browser
  let posts: { id: string; pages: string[] }[]
  let minutes: number // of today

  beforeAll(async () => {
    test = await createTestApp()
    const stores = createStores(test.database)
    const now = test.clock.now()
    minutes = Math.floor((now - midnightBefore(now)) / 60_000) + 1
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    await blog.editing.save(postContent())
    const one = postContent().postId
    posts = [{ id: one, pages: ['/en/blog/app/a-window/'] }]
    const visits = randomVisits(random, now - 65 * DAY, now, 900)
    for (let done = 0; done < visits.length; done += 500) await stores.visits.insertAll(visits.slice(done, done + 500))
    await writeBeside(stores, random, now - 65 * DAY, now, [one])
    browser = (await signIn(test, await addAccount(test, { role: 'owner' }))).browser
    return async () => await test[Symbol.asyncDispose]()
  }, 60_000)

  async function read(query: object): Promise<AnalyticsAnswer> {
    const answer = await browser.call('readAnalytics', query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  async function expectRight(query: Partial<Record<AnalyticsFilter, string>>) {
    const now = test.clock.now()
    const answer = await read({ timeRange: '30d', ...query })
    const expected = await recount(test.database, { days: daysBefore(now, 29, 0), filters: query })
    const before = await recount(test.database, { days: daysBefore(now, 59, 30), filters: query, minutes })
    const { agreed, crawlers, quiet, ...figures } = expected.figures
    expect(answer.figures).toMatchObject(figures)
    expect(answer.seen).toMatchObject({ views: figures.views, agreed })
    expect(answer.apart).toEqual({ crawlers, quiet })
    const { agreed: _, crawlers: __, quiet: ___, ...figuresBefore } = before.figures
    expect(answer.figuresBefore).toMatchObject(figuresBefore)
    expect(answer.line).toHaveLength(30)
    for (const point of answer.line) {
      const { agreed: _, crawlers, quiet, ...ofDay } = expected.ofDay(point.day)
      expect(point.figures, point.day).toMatchObject(ofDay)
      expect(point.apart, point.day).toEqual({ crawlers, quiet })
      const { agreed: __, crawlers: ___, quiet: ____, ...dayBefore } = before.ofDay(point.before?.day ?? '')
      expect(point.before?.figures, `before ${point.day}`).toMatchObject(dayBefore)
    }
    for (const panel of analyticsPanels) {
      const response = await browser.call('readAnalyticsPanel', { timeRange: '30d', ...query, panel })
      const { rows, isSmall }: AnalyticsPanelAnswer & { isSmall: boolean } = response.json()
      const found = Object.fromEntries(rows.map(({ key, visitors, visits, views }) => [key, [visitors, visits, views]]))
      if (isSmall && Object.keys(found).length === 0) continue
      expect(found, panel).toEqual(expected.panel(panel))
      const rowsBefore = before.panel(panel)
      for (const row of rows)
        expect(row.before, `${panel} ${row.key} before`).toBe(rowsBefore[row.key]?.[places[measureOf[panel]]] ?? 0)
    }
    if (answer.isSmall) return
    expect(
      Object.fromEntries(answer.languagePairs.map(({ page, asked, visits }) => [`${page} ${asked}`, visits])),
    ).toEqual(Object.fromEntries(Object.entries(expected.pairs).filter(([pair]) => !pair.startsWith('Unknown'))))
    return { answer, expected }
  }

  const filters: Partial<Record<AnalyticsFilter, string>>[] = [
    {},
    ...words.page.slice(0, 2).map((page) => ({ page })),
    { in: 'de' },
    ...visitChannels.map((channel) => ({ channel })),
    { referrer: 'constructor' },
    { referrer: '' },
    { source: 'letter' },
    { medium: 'email' },
    { campaign: 'issue-8' },
    { device: 'mobile' },
    { browser: 'Firefox' },
    { system: 'iOS' },
    { screen: '390x844' },
    { country: 'Albania' },
    { timezone: 'Europe/Berlin', device: 'mobile' },
    { returning: 'yes' },
    { returning: 'no', in: 'en' },
    { consent: 'yes' },
    { consent: 'no' },
    { device: 'desktop', page: '/en/', returning: 'no' },
  ]

  it.each(filters)('agrees with a plain recount of the raw rows: %o', async (query) => {
    await expectRight(query)
  })

  it('agrees with it from sums as well, once the days are counted', async () => {
    await countDays(test)
    expect(await test.database.db.selectFrom('day_facts').select('day').execute()).not.toHaveLength(0)
    for (const query of filters) await expectRight(query)
  }, 90_000)

  it('counts what a row of a panel says when it is asked for alone', async () => {
    const { panels } = await read({ timeRange: '30d' })
    for (const { panel, measure, rows } of panels) {
      const name = filterOf[panel]
      const [row] = rows
      if (!name || !row) continue
      const { figures } = await read({ timeRange: '30d', [name]: row.key })
      expect(figures[measure], `${panel} ${row.key}`).toBe(row[measure])
    }
  })

  it('says of posts, decisions, forms and speed what their rows say', async () => {
    const now = test.clock.now()
    const days = daysBefore(now, 29, 0)
    const { db } = test.database
    const isWithin = (at: number | string) => days.includes(dayOf(Number(at)))
    const answer = await read({ timeRange: '30d' })

    const reads = (await db.selectFrom('post_views').selectAll().execute()).filter((row) => isWithin(row.viewed_at))
    const { read_time: readTime } = await db
      .selectFrom('post_translations')
      .select('read_time')
      .executeTakeFirstOrThrow()
    const visits = await recount(test.database, { days, filters: {} })
    const { timed, read: enough } = visits.reading(posts[0]?.pages ?? [], Math.min(readTime * 30, 600))
    expect(answer.figures.reads).toBe(reads.length)
    expect(answer.posts).toMatchObject([{ id: posts[0]?.id, views: reads.length, timed, readShare: enough / timed }])

    const receipts = (await db.selectFrom('consent_receipts').selectAll().execute()).filter((row) =>
      isWithin(row.received_at),
    )
    expect(answer.consents?.decisions).toEqual(countOf(receipts.map(({ decision }) => decision)))
    for (const { category, granted, total } of answer.consents?.categories ?? []) {
      expect(total).toBe(receipts.length)
      expect(granted).toBe(receipts.filter(({ choices }) => JSON.parse(choices)[category]).length)
    }
    for (const { language, decisions } of answer.consents?.languages ?? [])
      expect(decisions).toMatchObject(
        countOf(receipts.filter((one) => one.language === language).map(({ decision }) => decision)),
      )

    const steps = (await db.selectFrom('form_steps').selectAll().execute()).filter((row) => isWithin(row.received_at))
    for (const { form, fields, before: _, ...counts } of answer.forms ?? []) {
      const own = steps.filter((one) => one.form === form)
      expect({ ...counts }).toMatchObject(countOf(own.map(({ step }) => step)))
      expect(Object.fromEntries(fields.map(({ field, count }) => [field, count]))).toEqual(
        countOf(own.flatMap(({ field }) => field ?? [])),
      )
    }

    const vitals = (await db.selectFrom('web_vitals').selectAll().execute()).filter((row) => isWithin(row.received_at))
    for (const { name, p75, samples, devices, pages } of answer.speed ?? []) {
      const own = vitals.filter((one) => one.name === name)
      expect(samples).toBe(own.length)
      expect(p75).toBe(
        percentileOf(
          own.map(({ value }) => value),
          0.75,
        ),
      )
      for (const { device, p75: ofDevice } of devices)
        expect(ofDevice).toBe(
          percentileOf(
            own.filter((one) => one.device === device).map(({ value }) => value),
            0.75,
          ),
        )
      for (const { page, p75: ofPage } of pages)
        expect(ofPage).toBe(
          percentileOf(
            own.filter((one) => one.page === page).map(({ value }) => value),
            0.75,
          ),
        )
    }
  })
})
