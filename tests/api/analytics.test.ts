import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { readTexts } from '../support/texts.ts'

const visitsIn = ({ database }: TestApp) => database.db.selectFrom('visits').selectAll().execute()
const receiptsIn = ({ database }: TestApp) => database.db.selectFrom('consent_receipts').selectAll().execute()
const post = ({ app }: TestApp, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/analytics',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const choices = {
  preferences: true,
  analytics: true,
  marketing: false,
  newsletter: false,
  notifications: false,
  recaptcha: false,
}
const record = { essential: true, ...choices, timestamp: '2026-11-20T11:59:00.000Z', version: '1.0' }
const visit = {
  page: '/de/about/',
  referrer: 'https://search.example/',
  language: 'de',
  screenResolution: '1920x1080',
  timezone: 'Europe/Tirane',
  sessionId: randomUUID(),
  isReturning: true,
  timeOnPage: 12,
  exitPage: false,
  cookieConsent: record,
  analyticsEnabled: true,
}
const decision = {
  type: 'cookieConsent',
  decision: 'customized',
  preferences: choices,
  sessionId: randomUUID(),
  page: '/',
  language: 'en',
  timezone: 'Unknown',
  timestamp: '2026-11-20T11:59:00.000Z',
  version: '1.0',
  receipt: randomUUID(),
}
const anonymous = {
  type: 'anonymousAnalytics',
  page: '/fr/',
  referrer: 'https://search.example/',
  screenResolution: '360x800',
  language: 'fr',
  timezone: 'Europe/Paris',
  deviceType: 'mobile',
  browser: 'Firefox',
  os: 'Android',
}
const adminAccess = {
  type: 'adminAccess',
  action: 'navigation',
  page: '/admin',
  userAgent: 'Mozilla/5.0',
  referrer: '',
  sessionId: randomUUID(),
  securityData: { attempts: 0, isSecure: true },
}
const nothingKnown = {
  referrer: 'Unknown',
  language: 'Unknown',
  screen_resolution: 'Unknown',
  timezone: 'Unknown',
  time_on_page: 0,
  is_returning: 0,
  allows_analytics: 0,
}

describe('a visit', () => {
  it('is stored with what the visitor allows, and answered with 201', async () => {
    await using test = await createTestApp()
    const response = await post(test, visit, { 'x-admin-logged-in': 'false' })
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
      is_returning: 1,
      time_on_page: 12,
      is_exit: 0,
      allows_analytics: 1,
      consent: JSON.stringify(choices),
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
    expect((await post(test, { ...visit, exitPage: true, ...change })).statusCode).toBe(201)
    expect(await visitsIn(test)).toMatchObject([{ ...nothingKnown, page: '/de/about/', is_exit: 1 }])
  })

  it('comes from a beacon, as plain text', async () => {
    await using test = await createTestApp()
    expect((await post(test, visit, { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(201)
    expect(await visitsIn(test)).toHaveLength(1)
  })

  it('leaves out searches and keys that follow an address', async () => {
    await using test = await createTestApp()
    await post(test, { ...visit, page: '/de/blog/?q=secret#top', referrer: 'https://mail.example/inbox?token=secret' })
    expect(await visitsIn(test)).toMatchObject([{ page: '/de/blog/', referrer: 'https://mail.example/inbox' }])
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
  it('is kept as a receipt with decision, categories, version and time, and nothing else', async () => {
    await using test = await createTestApp()
    const response = await post(test, decision)
    expect([response.statusCode, response.json()]).toEqual([201, { success: true, receipt: decision.receipt }])
    expect(await receiptsIn(test)).toEqual([
      {
        receipt: decision.receipt,
        decision: 'customized',
        choices: JSON.stringify(choices),
        version: '1.0',
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

describe('bad requests', () => {
  it.each(languages)('name the field of an unknown type, in words: %s', async (language) => {
    await using test = await createTestApp()
    const response = await post(test, { ...visit, language, type: 'espionage' })
    expect(response.statusCode).toBe(422)
    expect(response.json().error).toMatchObject({
      code: 'invalid',
      fields: { type: readTexts(language, 'errors').fields.refused },
    })
  })

  it.each([
    ['page', { page: 'https://elsewhere.example/de/' }],
    ['page', { page: `/de/${'x'.repeat(2048)}` }],
    ['language', { language: 'pt' }],
    ['sessionId', { sessionId: '' }],
    ['sessionId', { sessionId: 'x'.repeat(101) }],
    ['timezone', { timezone: 'x'.repeat(65) }],
    ['screenResolution', { screenResolution: 1920 }],
    ['timeOnPage', { timeOnPage: -1 }],
    ['timeOnPage', { timeOnPage: '12' }],
    ['exitPage', { exitPage: 'yes' }],
  ])('name the field: %s', async (field, change) => {
    await using test = await createTestApp()
    const response = await post(test, { ...visit, ...change })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().error.fields)).toEqual([field])
    expect(await visitsIn(test)).toEqual([])
  })

  it.each([
    ['decision', { decision: 'ignored' }],
    ['preferences', { preferences: { ...choices, analytics: 'yes' } }],
    ['timestamp', { timestamp: 'yesterday' }],
    ['version', { version: '2.0' }],
    ['receipt', { receipt: 'mine' }],
  ])('name the field of a decision: %s', async (field, change) => {
    await using test = await createTestApp()
    expect((await post(test, { ...decision, ...change })).json().error.fields).toHaveProperty(field)
    expect(await receiptsIn(test)).toEqual([])
  })

  it.each([
    [400, 'application/json', '{'],
    [400, 'text/plain', ''],
    [400, 'text/plain', 'null'],
    [400, 'text/plain', '{"__proto__": {"isAdmin": true}}'],
    [413, 'text/plain', JSON.stringify('x'.repeat(20_000))],
    [415, 'application/x-www-form-urlencoded', 'page=%2Fde%2F'],
    [415, 'application/xml', '<visit/>'],
  ])('are answered with %i as %s', async (status, type, body) => {
    await using test = await createTestApp()
    expect((await post(test, body, { 'content-type': type })).statusCode).toBe(status)
  })

  it('keep plain text out of every other call', async () => {
    await using test = await createTestApp()
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    })
    expect(response.statusCode).toBe(415)
  })

  it('store text that both databases can hold', async () => {
    await using test = await createTestApp()
    await post(test, { ...visit, timezone: 'Europe/\u0000Tirane\ud800' })
    expect(await visitsIn(test)).toMatchObject([{ timezone: 'Europe/Tirane\ufffd' }])
  })
})
