import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import {
  adminAccess,
  anonymous,
  choices,
  decision,
  post,
  receiptsIn,
  record,
  visit,
  visitsIn,
} from '../../support/browser/analytics-events.ts'
import { readTexts } from '../../support/data/texts.ts'
import { startGeoServer } from '../../support/servers/geo-server.ts'

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'

const nothingKnown = {
  referrer: 'Unknown',
  language: 'Unknown',
  screen_resolution: 'Unknown',
  timezone: 'Unknown',
  country: 'Unknown',
  region: 'Unknown',
  city: 'Unknown',
  time_on_page: 0,
  device: 'Unknown',
  browser: 'Unknown',
  system: 'Unknown',
  asked: 'Unknown',
  campaign: null,
  is_returning: 0,
  allows_analytics: 0,
}

describe('a visit', () => {
  it('is stored with what the visitor allows, and answered with 201', async () => {
    await using test = await createTestApp()
    const response = await post(
      test,
      { ...visit, campaign: { source: 'Letter', medium: 'email', campaign: 'jane.doe@example.org' } },
      { 'x-admin-logged-in': 'false', 'user-agent': firefox, 'accept-language': 'pt;q=0.9,sq-AL;q=0.8,en;q=0.5' },
    )
    expect([response.statusCode, response.json()]).toEqual([201, { success: true }])
    const [stored] = await visitsIn(test)
    expect(stored).toEqual({
      id: expect.any(String),
      session_id: visit.sessionId,
      page: '/de/about/',
      referrer: 'https://search.example/',
      language: 'de',
      screen_resolution: '1920x1080',
      timezone: 'Europe/Tirane',
      country: 'Unknown',
      region: 'Unknown',
      city: 'Unknown',
      is_returning: 1,
      time_on_page: 12,
      is_exit: 0,
      allows_analytics: 1,
      consent: JSON.stringify(choices),
      device: 'mobile',
      browser: 'Firefox',
      system: 'Android',
      asked: 'sq',
      campaign: JSON.stringify({ source: 'letter', medium: 'email', campaign: '' }),
      received_at: test.clock.now(),
    })
  })

  it.each([
    ['there is no record', { cookieConsent: null }],
    ['the record says no', { cookieConsent: { ...record, analytics: false } }],
    ['the record says something else than yes or no', { cookieConsent: { ...record, analytics: 'true' } }],
    ['the record answers another version of the question', { cookieConsent: { ...record, version: '0.9' } }],
    ['the record could not be stored', { analyticsEnabled: false }],
  ])('keeps nothing that tells visitors apart when %s, whatever the browser claims', async (_, change) => {
    await using test = await createTestApp()
    const position = { latitude: 41.3, longitude: 19.8 }
    const sent = { ...visit, position, campaign: { source: 'letter' }, exitPage: true, ...change }
    const headers = { 'user-agent': firefox, 'accept-language': 'de' }
    expect((await post(test, sent, headers)).statusCode).toBe(201)
    expect(await visitsIn(test)).toMatchObject([{ ...nothingKnown, session_id: null, page: '/de/about/', is_exit: 1 }])
  })

  it('of a granted position is kept with country, region and city, and without the position (D33)', async () => {
    await using service = await startGeoServer({ principalSubdivision: 'Tirana County', city: 'Tirana' })
    await using test = await createTestApp({ geo: { reverseUrl: `${service.origin}/reverse?key=1` } })
    await post(test, { ...visit, position: { latitude: 41.327_953, longitude: 19.819_025 } })
    const rows = await visitsIn(test)
    expect(rows).toMatchObject([{ country: 'Albania', region: 'Tirana County', city: 'Tirana' }])
    expect(service.asked).toEqual(['/reverse?key=1&latitude=41.3&longitude=19.8&localityLanguage=en'])
    expect(JSON.stringify(rows)).not.toMatch(/41\.3|19\.8/)
  })

  it.each([
    ['beyond the pole', { latitude: 91, longitude: 0 }],
    ['half a position', { latitude: 41.3 }],
    ['words', 'Tirana'],
  ])('is not lost with a position that is none: %s', async (_, position) => {
    await using test = await createTestApp()
    expect((await post(test, { ...visit, position })).statusCode).toBe(201)
    expect(await visitsIn(test)).toMatchObject([{ country: 'Unknown', timezone: 'Europe/Tirane' }])
  })

  it('comes from a beacon, as plain text', async () => {
    await using test = await createTestApp()
    expect((await post(test, visit, { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(201)
    expect(await visitsIn(test)).toHaveLength(1)
  })

  it('leaves out searches and keys that follow an address', async () => {
    await using test = await createTestApp()
    await post(test, { ...visit, page: '/de/blog/?q=secret#top', referrer: 'https://mail.example/inbox?token=secret' })
    expect(await visitsIn(test)).toMatchObject([{ page: '/de/blog/', referrer: 'https://mail.example/' }])
  })

  it.each([
    ['/de/', '/de/'],
    ['/de', '/de/'],
    ['/de/contact', '/de/contact/'],
    ['/fr/blog/type/news/', '/fr/blog/type/news/'],
    ['/fr/blog/type/gossip/', 'not-found'],
    ['/en/blog/app/a-window/', '/en/blog/app/a-window/'],
    ['/de/blog/app/a-window/', 'not-found'],
    ['/en/blog/app/made-up-17/', 'not-found'],
    ['/en/blog/app/draft/not-yet-out/', '/en/blog/app/draft/'],
    ['/en/made-up-18/', 'not-found'],
    ['/en/about/made-up-19/', 'not-found'],
    ['/en/%00/', 'not-found'],
    ['/en/%e0%a4%a/', 'not-found'],
    ['/en/__proto__/', 'not-found'],
    [`/en/${'/'.repeat(2000)}`, 'not-found'],
  ])('is of a page of the site, or of one that is not found: %s', async (page, stored) => {
    await using test = await createTestApp()
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    await blog.editing.save(postContent())
    await post(test, { ...visit, page })
    expect(await visitsIn(test)).toMatchObject([{ page: stored }])
  })

  it.each([
    ['referrer', 'android-app://org.example', 'Unknown'],
    ['referrer', 'made up', 'Unknown'],
    ['referrer', '', ''],
    ['referrer', 'http://example.org:8080/a/b', 'http://example.org:8080/'],
    ['timezone', 'Asia/Calcutta', 'Asia/Calcutta'],
    ['timezone', 'UTC', 'UTC'],
    ['timezone', 'Europe/Nowhere', 'Unknown'],
    ['timezone', '+01:23', 'Unknown'],
    ['screenResolution', '393x873', '393x873'],
    ['screenResolution', '99999x1', 'Unknown'],
    ['screenResolution', 'made up', 'Unknown'],
  ])('says of %s what there is: %s', async (field, sent, stored) => {
    await using test = await createTestApp()
    expect((await post(test, { ...visit, [field]: sent })).statusCode).toBe(201)
    const [row] = await visitsIn(test)
    expect({ ...row, screenResolution: row?.screen_resolution }).toMatchObject({ [field]: stored })
  })

  it('keeps neither the address it came from, nor the receipt or the moment of the decision', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    const cookieConsent = { ...record, receipt: decision.receipt, decision: 'customized' }
    await post(test, { ...visit, cookieConsent }, { 'x-forwarded-for': '203.0.113.77' })
    const everything = JSON.stringify([
      await visitsIn(test),
      await test.database.db.selectFrom('rate_hits').selectAll().execute(),
    ])
    expect(everything).not.toMatch(/203\.0\.113|127\.0\.0\.1/)
    expect(everything).not.toContain(decision.receipt)
    expect(everything).not.toContain(record.timestamp)
  })
})

describe('what is left out (specification 8)', () => {
  it.each([
    ['Admin visit - skipped', { page: '/de/' }, 'true'],
    ['Admin page - using dedicated admin tracking', { page: '/admin/newsletter' }, 'false'],
    ['Admin page - using dedicated admin tracking', { page: '/analytics' }, 'false'],
    ['Admin page - using dedicated admin tracking', { page: '/de/admin/' }, 'false'],
    ['Language-specific URLs only', { page: '/' }, 'false'],
    ['Language-specific URLs only', { page: '/about' }, 'false'],
    ['Language-specific URLs only', { page: '/pt/about/' }, 'false'],
  ])('%s: %o', async (message, change, flag) => {
    await using test = await createTestApp()
    for (const body of [visit, anonymous]) {
      const response = await post(test, { ...body, ...change }, { 'x-admin-logged-in': flag })
      expect([response.statusCode, response.json()]).toEqual([202, { success: true, message }])
    }
    expect(await visitsIn(test)).toEqual([])
  })

  it('is not a page whose name only begins like an admin page', async () => {
    await using test = await createTestApp()
    expect((await post(test, { ...visit, page: '/en/administration/' })).statusCode).toBe(201)
  })
})

describe('an anonymous visit', () => {
  it('is counted without a session and without details, because it carries no consent', async () => {
    await using test = await createTestApp()
    expect((await post(test, anonymous)).statusCode).toBe(201)
    expect(await visitsIn(test)).toMatchObject([{ ...nothingKnown, page: '/fr/', session_id: null, consent: null }])
  })
})

describe('a decision about cookies (D13)', () => {
  it('is kept as a receipt with decision, categories, version, language and time, and nothing else', async () => {
    await using test = await createTestApp()
    const response = await post(test, decision)
    expect([response.statusCode, response.json()]).toEqual([201, { success: true, receipt: decision.receipt }])
    expect(await receiptsIn(test)).toEqual([
      {
        receipt: decision.receipt,
        decision: 'customized',
        choices: JSON.stringify(choices),
        version: '1.0',
        language: 'en',
        decided_at: Date.parse(decision.timestamp),
        received_at: test.clock.now(),
      },
    ])
    expect(await visitsIn(test)).toEqual([])
  })

  it('is kept on every page and for staff too', async () => {
    await using test = await createTestApp()
    for (const page of ['/', '/about', '/admin', '/de/']) {
      const headers = { 'x-admin-logged-in': 'true' }
      expect((await post(test, { ...decision, page, receipt: randomUUID() }, headers)).statusCode).toBe(201)
    }
    expect(await receiptsIn(test)).toHaveLength(4)
  })

  it('is never rewritten', async () => {
    await using test = await createTestApp()
    await post(test, decision)
    expect((await post(test, { ...decision, decision: 'accepted' })).statusCode).toBe(201)
    expect(await receiptsIn(test)).toMatchObject([{ decision: 'customized' }])
  })

  it('is given a receipt when it brings none', async () => {
    await using test = await createTestApp()
    const { receipt: _, version: __, ...asSpecified } = decision
    const { receipt } = (await post(test, asSpecified)).json()
    expect(await receiptsIn(test)).toMatchObject([{ receipt, version: '1.0' }])
  })

  it('takes the whole record for the choices', async () => {
    await using test = await createTestApp()
    expect((await post(test, { ...decision, preferences: record })).statusCode).toBe(201)
    expect((await receiptsIn(test))[0]?.choices).toBe(JSON.stringify(choices))
  })
})

describe('admin access', () => {
  it.each(['true', 'false'])('takes a staff session, which the header (%s) does not stand in for', async (flag) => {
    await using test = await createTestApp()
    const response = await post(test, adminAccess, { 'x-admin-logged-in': flag })
    expect(response.statusCode).toBe(403)
    expect(response.json().error).toEqual({ code: 'forbidden', message: readTexts('en', 'errors').forbidden })
  })

  it.each([
    ['action', { action: 'deletion' }],
    ['securityData', { securityData: { nested: { deep: true } } }],
    ['userAgent', { userAgent: 'x'.repeat(513) }],
  ])('is checked all the same: %s', async (field, change) => {
    await using test = await createTestApp()
    const response = await post(test, { ...adminAccess, ...change })
    expect(response.statusCode).toBe(422)
    expect(response.json().error.fields).toHaveProperty(field)
  })
})

describe('limits (D32)', () => {
  it('takes 120 visits a minute from one network, and decisions still', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 120; count++) expect((await post(test, visit)).statusCode).toBe(201)
    test.clock.advance(20_000)
    const refused = await post(test, visit)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40'])
    expect((await post(test, anonymous)).statusCode).toBe(429)
    expect((await post(test, decision)).statusCode).toBe(201)
    test.clock.advance(40_001)
    expect((await post(test, visit)).statusCode).toBe(201)
  })

  it('counts no visit that is left out', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 121; count++)
      expect((await post(test, { ...visit, page: '/about' })).statusCode).toBe(202)
    expect((await post(test, visit)).statusCode).toBe(201)
  })

  it('limits decisions too', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 120; count++) await post(test, { ...decision, receipt: randomUUID() })
    expect((await post(test, { ...decision, receipt: randomUUID() })).statusCode).toBe(429)
    expect(await receiptsIn(test)).toHaveLength(120)
  })
})
