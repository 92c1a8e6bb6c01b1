import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnalyticsAnswer, NowAnswer } from '#api/contract/staff/analytics.ts'
import { analyticsFiles } from '#api/contract/values/staff/analytics.ts'
import { staffAnalyticsFile, staffNowEvents } from '#api/contract/values/staff-paths.ts'
import { createStores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'
import { addAccount, type Browser, signIn } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function visitAt(receivedAt: number, change: Partial<StoredVisit> = {}): StoredVisit {
  return {
    id: randomUUID(),
    sessionId: randomUUID(),
    page: '/en/',
    ...{ referrer: '', language: 'en', screenResolution: '1920x1080', timezone: 'Europe/Tirane' },
    ...{ country: 'Unknown', region: 'Unknown', city: 'Unknown' },
    ...{ device: 'desktop', browser: 'Firefox', system: 'Linux', asked: 'en', campaign: undefined },
    isReturning: false,
    timeOnPage: 20,
    isExit: false,
    allowsAnalytics: true,
    consent: undefined,
    receivedAt,
    ...change,
  }
}

const keep = ({ database }: TestApp, visits: StoredVisit[]) => createStores(database).visits.insertAll(visits)

async function openDesk(test: TestApp): Promise<Browser> {
  return (await signIn(test, await addAccount(test, { role: 'owner' }))).browser
}

const get = ({ app }: TestApp, url: string, { cookie }: Pick<Browser, 'cookie'>) =>
  app.inject({ url, headers: { ...(cookie && { cookie }) } })

describe('GET /api/analytics', () => {
  it('answers owners with success and data, seven days unless asked otherwise, and is never cached', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    await keep(test, [visitAt(test.clock.now() - MINUTE)])
    const answer = await get(test, '/api/analytics', owner)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const { success, data }: { success: boolean; data: AnalyticsAnswer } = answer.json()
    expect(success).toBe(true)
    expect(data).toMatchObject({ timeRange: '7d', from: '2026-11-14', to: '2026-11-20', zone: 'Europe/Tirane' })
    expect(data.figures).toMatchObject({ visitors: 1, visits: 1, views: 1 })
  })

  it.each(['1d', '7d', '30d', '90d', '12m'])('knows the range %s', async (timeRange) => {
    await using test = await createTestApp()
    const answer = await get(test, `/api/analytics?timeRange=${timeRange}`, await openDesk(test))
    expect(answer.json()).toMatchObject({ success: true, data: { timeRange } })
  })

  it('tells nobody else anything: 401 without a session, whatever a header claims, and 403 for moderators', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test))
    const claimed = await test.app.inject({ url: '/api/analytics', headers: { 'x-admin-logged-in': 'true' } })
    expect(claimed.statusCode).toBe(401)
    for (const url of [
      '/api/analytics',
      '/api/analytics?type=realtime',
      `${staffAnalyticsFile}?file=line`,
      staffNowEvents,
    ]) {
      expect((await get(test, url, { cookie: undefined })).statusCode, url).toBe(401)
      expect((await get(test, url, browser)).statusCode, url).toBe(403)
    }
  })

  it.each([
    'timeRange=8d',
    'type=later',
    'timeRange=own',
    'from=2026-11-31',
    'from=2026-11-10&to=2026-11-09',
    'from=2027-01-01',
    'from=0000-01-01',
    'from=0001-01-01&to=9999-12-31',
    'from=2020-01-01&to=2026-11-09',
    'channel=magic',
    'returning=maybe',
    'step=minute',
  ])('refuses %s', async (query) => {
    await using test = await createTestApp()
    expect((await get(test, `/api/analytics?${query}`, await openDesk(test))).statusCode).toBe(422)
  })

  it('says who is here now', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const now = test.clock.now()
    const here = visitAt(now - 6 * MINUTE)
    await keep(test, [
      here,
      visitAt(now - MINUTE, { sessionId: here.sessionId, page: '/de/' }),
      visitAt(now - 20 * MINUTE),
      visitAt(now - 31 * MINUTE),
      visitAt(now - 2 * MINUTE, { sessionId: undefined, allowsAnalytics: false, page: '/fr/', timeOnPage: 0 }),
      // Whoever was here for longer has told this page before, when it was opened.
      visitAt(now - 6 * MINUTE - 20_000, { sessionId: undefined, allowsAnalytics: false, timeOnPage: 0 }),
      visitAt(now - 2 * MINUTE, { device: 'crawler' }),
    ])
    const { data }: { data: NowAnswer } = (await get(test, '/api/analytics?type=realtime', owner)).json()
    expect(data).toMatchObject({
      at: now,
      short: { visitors: 1, opened: 1 },
      long: { visitors: 2, opened: 1 },
      pages: [
        { page: '/de/', count: 1 },
        { page: '/fr/', count: 1 },
      ],
      languages: [
        { language: 'de', count: 1 },
        { language: 'fr', count: 1 },
      ],
    })
    expect(data.minutes).toHaveLength(30)
    expect(data.minutes.filter(({ visitors }) => visitors > 0)).toHaveLength(3)
  })
})

describe('the dashboard', () => {
  it('compares today with as much of the days before', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const now = test.clock.now()
    await keep(test, [
      visitAt(now - HOUR),
      visitAt(now - 25 * HOUR),
      visitAt(now - 22 * HOUR), // later in the day than it is now
    ])
    const answer = (await owner.call('readAnalytics', { timeRange: '1d' })).json<AnalyticsAnswer>()
    expect([answer.figures.visitors, answer.figuresBefore?.visitors]).toEqual([1, 1])
    expect(answer.step).toBe('hour')
    expect(answer.line.at(-1)?.at).toBeLessThanOrEqual(now)
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('has on %s as many hours as its clocks', async (from, hours) => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const answer = (await owner.call('readAnalytics', { from, step: 'hour' })).json<AnalyticsAnswer>()
    expect(answer.line).toHaveLength(hours)
    const [first, last] = [answer.line[0], answer.line.at(-1)]
    await keep(test, [visitAt(first?.at ?? 0), visitAt((last?.until ?? 0) - 1), visitAt(last?.until ?? 0)])
    const after = (await owner.call('readAnalytics', { from, step: 'hour' })).json<AnalyticsAnswer>()
    expect(after.figures.visitors).toBe(2)
    expect(after.line.map(({ figures }) => figures.visitors).filter((count) => count > 0)).toEqual([1, 1])
  })

  it('does not break down fewer than five visitors', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const now = test.clock.now()
    const few = Array.from({ length: 4 }, () => visitAt(now - MINUTE, { country: 'Albania' }))
    await keep(test, [...few, ...Array.from({ length: 9 }, () => visitAt(now - MINUTE))])
    const asked = async (query: object) => (await owner.call('readAnalytics', query)).json<AnalyticsAnswer>()
    const all = await asked({})
    expect(all.panels.find(({ panel }) => panel === 'countries')?.rows.map(({ key }) => key)).toEqual([
      'Unknown',
      'Albania',
    ])
    expect(await asked({ country: 'Albania' })).toMatchObject({
      figures: { visitors: 4 },
      isSmall: true,
      panels: [],
      languagePairs: [],
    })
    const panel = await owner.call('readAnalyticsPanel', { panel: 'screens', country: 'Albania' })
    expect(panel.json()).toMatchObject({ isSmall: true, rows: [], found: 0 })
    await keep(test, [visitAt(now - MINUTE, { country: 'Albania' })])
    expect((await asked({ country: 'Albania' })).panels).not.toEqual([])
  })

  it('shows what one visit stores, of who agreed and of who did not', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    expect((await owner.call('readVisitExample')).json()).toMatchObject({ months: 24, agreed: null, declined: null })
    const stored = visitAt(test.clock.now())
    await keep(test, [stored])
    const { agreed } = (await owner.call('readVisitExample')).json()
    expect(agreed).toContainEqual({ field: 'sessionId', value: stored.sessionId })
    expect(agreed).toContainEqual({ field: 'browser', value: 'Firefox' })
  })

  it.each(analyticsFiles)('gives %s away as a file', async (file) => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    await keep(
      test,
      Array.from({ length: 5 }, () => visitAt(test.clock.now(), { referrer: 'https://museum.example/' })),
    )
    const answer = await get(test, `${staffAnalyticsFile}?file=${file}`, owner)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="analytics-${file}.csv"`)
    const [head = '', ...rows] = answer.body.trim().split('\r\n')
    for (const row of rows.filter((one) => !one.includes('"')))
      expect(row.split(',')).toHaveLength(head.split(',').length)
    if (file === 'referrers') expect(rows).toEqual(['museum.example,5,5,5,0'])
  })
})

describe('the stream of who is here', () => {
  async function openStream(origin: string, { cookie = '' }: Browser) {
    const stopping = new AbortController()
    const response = await fetch(`${origin}${staffNowEvents}`, { headers: { cookie }, signal: stopping.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    return { response, reader, stop: () => stopping.abort() }
  }

  it('begins with an answer, ends with the server, and takes five of an account', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
    await keep(test, [visitAt(test.clock.now())])
    const streams = []
    for (let count = 0; count < 5; count++) streams.push(await openStream(origin, owner))
    const [first] = streams
    expect(first?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(first?.response.headers.get('cache-control')).toBe('no-store')
    const { value = '' } = (await first?.reader?.read()) ?? {}
    expect(value).toMatch(/^retry: 5000\nevent: now\ndata: \{.*\}\n\n$/)
    expect(JSON.parse(value.slice(value.indexOf('{')))).toMatchObject({ short: { visitors: 1, opened: 0 } })

    const sixth = await openStream(origin, owner)
    expect([sixth.response.status, sixth.response.headers.get('retry-after')]).toEqual([503, '30'])
    first?.stop()
    await expect.poll(async () => (await openStream(origin, owner)).response.status).toBe(200)

    await test.app.close()
    for (const { reader } of streams.slice(1)) {
      let isDone = false
      while (!isDone) isDone = (await reader?.read())?.done ?? true
      expect(isDone).toBe(true)
    }
  })

  it('keeps no place for whoever leaves while the first answer is read', async () => {
    let onQuery = () => {}
    await using test = await createTestApp({
      databaseError: () => {
        onQuery()
        return undefined
      },
    })
    const owner = await openDesk(test)
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
    for (let count = 0; count < 6; count++) {
      const leaving = new AbortController()
      onQuery = () => leaving.abort()
      const { cookie = '' } = owner
      const answer = fetch(`${origin}${staffNowEvents}`, { headers: { cookie }, signal: leaving.signal })
      await expect(answer).rejects.toThrow('aborted')
    }
    onQuery = () => {}
    const streams = []
    for (let count = 0; count < 5; count++) streams.push(await openStream(origin, owner))
    expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200])
  })

  it('ends with the session', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { reader } = await openStream(origin, owner)
    await reader?.read()
    await owner.call('signOut')
    expect(await reader?.read()).toMatchObject({ done: true })
  }, 30_000)
})
