import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DashboardShare, SharedAnswer } from '#api/contract/staff/dashboard/shares.ts'
import { staffAnalyticsFile, staffNowEvents } from '#api/contract/values/staff-paths.ts'
import { createStores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'
import { addAccount, type Browser, createBrowser, logOf, signIn } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const visit = (receivedAt: number, change: Partial<StoredVisit> = {}): StoredVisit => ({
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
  ...change,
})

/** Seven on phones, of whom two read German; six on desktops; one on a tablet. */
async function openHouse(test: TestApp) {
  const at = test.clock.now() - HOUR
  const many = (count: number, change: Partial<StoredVisit>) => Array.from({ length: count }, () => visit(at, change))
  await createStores(test.database).visits.insertAll([
    ...many(5, { page: '/en/portfolio/' }),
    ...many(2, { page: '/de/' }),
    ...many(6, { device: 'desktop', page: '/en/secret/' }),
    ...many(1, { device: 'tablet' }),
  ])
  const { browser: owner } = await signIn(test, await addAccount(test, { role: 'owner', name: 'Jonida Sample' }))
  return { owner, holder: createBrowser(test) }
}

interface Made {
  id: string
  path: string
  shares: DashboardShare[]
}

async function make(
  owner: Browser,
  filters: object = { device: 'mobile' },
  days = 30,
): Promise<Made & { token: string }> {
  const answer = await owner.call('makeShare', { name: 'For the museum', filters, days })
  expect(answer.statusCode).toBe(200)
  const made: Made = answer.json()
  return { ...made, token: new URLSearchParams(made.path.split('?')[1]).get('token') ?? '' }
}

const seenBy = async (browser: Browser, query: object) => (await browser.call('readShared', query)).json<SharedAnswer>()

describe('a link to a segment of the dashboard', () => {
  it('shows who has no session the numbers of the segment and no others', async () => {
    await using test = await createTestApp()
    const { owner, holder } = await openHouse(test)
    const { token, path, shares } = await make(owner)
    expect(path).toMatch(/^\/analytics\/shared\?token=[\w-]{43}$/)
    expect(shares).toMatchObject([{ name: 'For the museum', by: 'Jonida Sample', filters: { device: 'mobile' } }])
    const shared = await seenBy(holder, { token })
    expect(shared).toMatchObject({
      name: 'For the museum',
      timeRange: '30d',
      isSmall: false,
      filters: { device: 'mobile' },
    })
    expect(shared.figures).toMatchObject({ visitors: 7, visits: 7, views: 7 })
    expect(shared.line.reduce((sum, { figures }) => sum + figures.views, 0)).toBe(7)
    const told = JSON.stringify(shared)
    expect(told).not.toContain('secret')
    for (const part of ['posts', 'consents', 'forms', 'speed', 'reach', 'kept', 'languagePairs'])
      expect(shared).not.toHaveProperty(part)
    const rows = await test.database.db.selectFrom('dashboard_shares').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('names no row of fewer than five, and breaks a small group down by nothing, days included', async () => {
    await using test = await createTestApp()
    const { owner, holder } = await openHouse(test)
    const { panels } = await seenBy(holder, { token: (await make(owner)).token })
    const pages = panels.find(({ panel }) => panel === 'pages')
    expect(pages?.rows.map(({ key }) => key)).toEqual(['/en/portfolio/'])
    expect(pages?.found).toBe(1)
    const small = await seenBy(holder, { token: (await make(owner, { device: 'tablet' })).token })
    expect(small).toMatchObject({ isSmall: true, line: [], panels: [], figures: { visitors: 1 } })
  })

  it('names no row of few who came often, and breaks a small period before down by nothing', async () => {
    await using test = await createTestApp()
    const { owner, holder } = await openHouse(test)
    const { visits } = createStores(test.database)
    const at = test.clock.now() - HOUR
    const often = { device: 'mobile' as const, referrer: 'https://alone.example/' }
    for (const _ of [1, 2]) {
      const sessionId = randomUUID()
      const views = Array.from({ length: 4 }, (_each, hour) => visit(at - hour * HOUR, { ...often, sessionId }))
      await visits.insertAll(views)
    }
    await visits.insertAll([visit(at - 40 * DAY), visit(at - 41 * DAY)])
    const { token } = await make(owner)
    const shared = await seenBy(holder, { token, compare: 'before' })
    expect(JSON.stringify(shared)).not.toContain('alone.example')
    expect(shared.figuresBefore).toMatchObject({ visitors: 2 })
    expect(shared.line.filter(({ before }) => before !== null)).toEqual([])
  })

  it.each([
    { device: 'desktop' },
    { page: '/en/secret/', device: '' },
    { filters: {} },
    { filters: { device: 'desktop' } },
    { from: '2026-11-01', to: '2026-11-20' },
    { step: 'hour' },
    { panel: 'pages', type: 'realtime' },
    { id: 'another' },
  ])('cannot be widened by %o', async (more) => {
    await using test = await createTestApp()
    const { owner, holder } = await openHouse(test)
    const { token } = await make(owner)
    expect(await seenBy(holder, { token, ...more })).toEqual(await seenBy(holder, { token }))
    const page = (query: object) =>
      test.app.inject(`/analytics/shared?${new URLSearchParams({ token, ...query } as Record<string, string>)}`)
    const answer = await page(more)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('/en/portfolio/')
    expect(answer.body).not.toContain('/en/secret/')
    expect(answer.body).not.toContain('Jonida Sample')
  })

  it.each([{ timeRange: 'own' }, { timeRange: '1d' }, { timeRange: '24m' }, { compare: 'ever' }])(
    'refuses %o',
    async (query) => {
      await using test = await createTestApp()
      const { owner, holder } = await openHouse(test)
      const { token } = await make(owner)
      expect((await holder.call('readShared', { token, ...query })).statusCode).toBe(422)
    },
  )

  it('keeps the filters that it was made with, whatever becomes of the segment', async () => {
    await using test = await createTestApp()
    const { owner, holder } = await openHouse(test)
    const { id }: { id: string } = (
      await owner.call('saveSegment', { name: 'Phones', filters: { device: 'mobile' } })
    ).json()
    const { token } = await make(owner)
    await owner.call('saveSegment', { id, name: 'Desktops' })
    await owner.call('deleteSegment', { id })
    expect((await seenBy(holder, { token })).figures.visitors).toBe(7)
  })

  it('ends at its time and when it is revoked, and both are told as one that never was', async () => {
    await using test = await createTestApp()
    const { owner, holder } = await openHouse(test)
    const week = await make(owner, { device: 'mobile' }, 7)
    const quarter = await make(owner, { device: 'desktop' }, 90)
    const status = async (token: string) => (await holder.call('readShared', { token })).statusCode
    const page = async (path: string) => (await test.app.inject(path)).statusCode
    expect([await status(week.token), await page(week.path)]).toEqual([200, 200])
    const { shares }: Made = (await owner.call('revokeShare', { id: quarter.id })).json()
    expect(shares.map(({ id }) => id)).toEqual([week.id])
    expect([await status(quarter.token), await page(quarter.path)]).toEqual([404, 404])
    test.clock.advance(7 * DAY - 1)
    expect(await status(week.token)).toBe(200)
    test.clock.advance(1)
    const over = await holder.call('readShared', { token: week.token })
    const never = await holder.call('readShared', { token: randomBytes(32).toString('base64url') })
    expect([over.statusCode, over.body]).toEqual([404, never.body])
    expect([await page(week.path), await page('/analytics/shared'), await page('/analytics/shared?token=')]).toEqual([
      404, 404, 404,
    ])
  })

  it.each(['', 'x', `${'a'.repeat(43)}`, `' or 1=1 --`, '%', 'a'.repeat(101)])(
    'is not found by guessing %j',
    async (token) => {
      await using test = await createTestApp()
      const { owner, holder } = await openHouse(test)
      await make(owner)
      expect((await holder.call('readShared', { token })).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it('is never cached, never indexed, and out of the log', async () => {
    await using test = await createTestApp()
    const { owner } = await openHouse(test)
    const { path } = await make(owner)
    const { headers, body } = await test.app.inject(path)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<meta name="referrer" content="same-origin">')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('lets nobody further in: its token is no session', async () => {
    await using test = await createTestApp()
    const { owner } = await openHouse(test)
    const { token } = await make(owner)
    for (const url of [
      '/api/analytics',
      `${staffAnalyticsFile}?file=pages`,
      staffNowEvents,
      '/api/staff/analytics/shares',
    ]) {
      const separator = url.includes('?') ? '&' : '?'
      const answer = await test.app.inject({
        url: `${url}${separator}token=${token}`,
        headers: { authorization: `Bearer ${token}`, cookie: `__Host-session=${token}` },
      })
      expect(answer.statusCode, url).toBe(401)
    }
  })

  it('is made, listed and revoked by owners only, and each deed is in the log', async () => {
    await using test = await createTestApp()
    const { owner, holder } = await openHouse(test)
    const { browser: moderator } = await signIn(test, await addAccount(test))
    const { id } = await make(owner)
    for (const [name, input] of [
      ['listShares', {}],
      ['makeShare', { name: 'Mine', filters: { device: 'mobile' }, days: 30 }],
      ['revokeShare', { id }],
      ['listSegments', {}],
      ['saveSegment', { name: 'Mine', filters: { device: 'mobile' } }],
      ['deleteSegment', { id }],
    ] as const) {
      expect((await holder.call(name, input)).statusCode, name).toBe(401)
      expect((await moderator.call(name, input)).statusCode, name).toBe(403)
    }
    await owner.call('revokeShare', { id })
    await owner.call('revokeShare', { id })
    const deeds = (await logOf(test)).filter(({ thing_kind }) => thing_kind === 'share')
    expect(deeds.map(({ deed }) => deed).toSorted()).toEqual(['shareMade', 'shareRevoked'])
  })

  it.each([
    [{ name: '', filters: { device: 'mobile' }, days: 30 }, { name: 'segment_name' }],
    [{ name: 'x'.repeat(61), filters: { device: 'mobile' }, days: 30 }, { name: 'segment_name_long' }],
    [{ name: 'All', filters: {}, days: 30 }, { filters: 'segment_everybody' }],
    [{ name: 'All', filters: { device: '' }, days: 30 }, { filters: 'segment_everybody' }],
    [{ name: 'Long', filters: { device: 'mobile' }, days: 365 }, { days: 'refused' }],
  ])('is not made of %o', async (input, keys) => {
    await using test = await createTestApp()
    const { owner } = await openHouse(test)
    const answer = await owner.call('makeShare', input)
    expect([answer.statusCode, answer.json().error.keys]).toEqual([422, keys])
  })
})
