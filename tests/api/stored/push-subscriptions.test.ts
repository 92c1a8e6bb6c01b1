import { describe, expect, it } from 'vitest'
import { isPoint } from '#api/services/push/push-keys.ts'
import { vapid, wishes } from '../../support/app/push.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createPushBrowser } from '../../support/data/push-crypto.ts'

const HOUR = 3_600_000
const url = '/api/push/subscriptions'
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/sample'

const subscription = (changes: Record<string, unknown> = {}) => ({
  ...wishes,
  endpoint,
  keys: createPushBrowser().keys,
  expirationTime: null,
  ...changes,
})

const post = ({ app }: TestApp, payload: unknown, ip = '203.0.113.1') =>
  app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
    remoteAddress: ip,
  })
const state = async ({ app }: TestApp, payload: object) =>
  (await app.inject({ method: 'POST', url: `${url}/state`, payload })).json()
const remove = ({ app }: TestApp, payload: object) => app.inject({ method: 'DELETE', url, payload })
const rows = ({ database }: TestApp) => database.db.selectFrom('push_subscriptions').selectAll().execute()

describe('a subscription', () => {
  it('is saved once, and renewed by its own browser', async () => {
    await using test = await createTestApp()
    const own = subscription()
    const first = await post(test, own)
    expect([first.statusCode, first.json()]).toEqual([201, { isNew: true }])
    expect(first.headers['cache-control']).toBe('no-store')
    test.clock.advance(HOUR)
    const preferences = { languages: ['de', 'en', 'de'], types: ['news', 'news'] }
    const second = await post(test, { ...own, language: 'de', preferences })
    expect([second.statusCode, second.json()]).toEqual([200, { isNew: false }])
    const [row, ...others] = await rows(test)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      language: 'de',
      languages: '["de","en"]',
      types: '["news"]',
      created_at: test.clock.now() - HOUR,
      saved_at: test.clock.now(),
    })
    const { auth } = own.keys
    expect(await state(test, { endpoint, auth })).toEqual({
      known: true,
      language: 'de',
      preferences: { languages: ['de', 'en'], types: ['news'] },
    })
  })

  it('keeps what the privacy policy names, and no address', async () => {
    await using test = await createTestApp()
    await post(test, { ...subscription(), userAgent: 'all of it', cookie: 'x' }, '198.51.100.77')
    const [row] = await rows(test)
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'agreed_at',
      'auth',
      'created_at',
      'device',
      'endpoint',
      'endpoint_key',
      'expires_at',
      'id',
      'language',
      'languages',
      'p256dh',
      'saved_at',
      'server_key',
      'types',
    ])
    expect(row?.device).toBe('{"type":"desktop","browser":"Firefox","os":"Linux"}')
    const hits = await test.database.db.selectFrom('rate_hits').selectAll().execute()
    expect(JSON.stringify([row, hits])).not.toContain('198.51.100.77')
  })

  it('is deleted at once with all that is kept about it, and again without a word', async () => {
    await using test = await createTestApp()
    const own = subscription()
    const { auth } = own.keys
    await post(test, own)
    const [row] = await rows(test)
    const delivery = {
      id: 'x',
      post_id: 'x',
      subscription_id: row?.id ?? '',
      language: 'en' as const,
      server_key: 'x',
      created_at: 1,
      due_at: null,
      attempts: 1,
      outcome: 'sent',
    }
    await test.database.db.insertInto('push_deliveries').values(delivery).execute()
    for (const _ of ['first', 'again']) expect((await remove(test, { endpoint, auth })).statusCode).toBe(204)
    expect(await rows(test)).toEqual([])
    expect(await test.database.db.selectFrom('push_deliveries').selectAll().execute()).toEqual([])
    expect(await state(test, { endpoint, auth })).toEqual({ known: false })
  })

  it('says nothing about itself to who does not hold its secret', async () => {
    await using test = await createTestApp()
    await post(test, subscription())
    const stranger = createPushBrowser().keys
    expect(await state(test, { endpoint, auth: stranger.auth })).toEqual({ known: false })
    expect((await remove(test, { endpoint, auth: stranger.auth })).statusCode).toBe(204)
    expect(await rows(test)).toHaveLength(1)
  })

  it('is changed by nobody but who holds its secret: other keys are refused, and all stays as it was', async () => {
    await using test = await createTestApp()
    const own = subscription()
    await post(test, own)
    const before = await rows(test)
    const stranger = createPushBrowser().keys
    const refused = await post(test, subscription({ keys: stranger, language: 'fr' }), '198.51.100.9')
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict'])
    const mixed = { ...own.keys, auth: stranger.auth }
    expect((await post(test, subscription({ keys: mixed }))).statusCode).toBe(409)
    expect(await rows(test)).toEqual(before)
    const { auth } = own.keys
    expect(await state(test, { endpoint, auth })).toMatchObject({ known: true })
    // Who does hold it may start over.
    expect((await remove(test, { endpoint, auth })).statusCode).toBe(204)
    expect((await post(test, subscription({ keys: stranger }))).statusCode).toBe(201)
  })

  it('is not known any more once the server has another key', async () => {
    await using test = await createTestApp({ push: { loadVapid: async () => vapid } })
    const own = subscription()
    await post(test, own)
    expect((await test.app.inject('/api/push/key')).json()).toEqual({ key: vapid.publicKey })
    await test.database.db.updateTable('push_subscriptions').set({ server_key: 'another' }).execute()
    expect(await state(test, { endpoint, auth: own.keys.auth })).toEqual({ known: false })
    expect((await post(test, own)).statusCode).toBe(200)
    expect(await state(test, { endpoint, auth: own.keys.auth })).toMatchObject({ known: true })
  })

  it('ends when its browser said it would', async () => {
    await using test = await createTestApp()
    expect((await post(test, subscription({ expirationTime: test.clock.now() }))).statusCode).toBe(422)
    expect((await post(test, subscription({ expirationTime: test.clock.now() + HOUR + 0.5 }))).statusCode).toBe(201)
  })
})

describe('what is no subscription', () => {
  const point = Buffer.from(createPushBrowser().keys.p256dh, 'base64url')
  const with_ = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(point)
    change(bytes)
    return bytes.toString('base64url')
  }
  const auth = 'A'.repeat(22)
  const wrongKeys = {
    'a point off the curve': { p256dh: with_((bytes) => bytes.writeUInt8(bytes.readUInt8(64) ^ 1, 64)), auth },
    'a compressed point': { p256dh: with_((bytes) => bytes.writeUInt8(2, 0)), auth },
    'a hybrid point': { p256dh: with_((bytes) => bytes.writeUInt8(6, 0)), auth },
    'the point at infinity': { p256dh: Buffer.alloc(65).toString('base64url'), auth },
    'a coordinate beyond the field': {
      p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 255)]).toString('base64url'),
      auth,
    },
    'a short point': { p256dh: point.subarray(0, 64).toString('base64url'), auth },
    'another alphabet': { p256dh: `${'+'.repeat(87)}`, auth },
    'a short secret': { p256dh: point.toString('base64url'), auth: 'A'.repeat(20) },
    'a long secret': { p256dh: point.toString('base64url'), auth: 'A'.repeat(43) },
    'no secret': { p256dh: point.toString('base64url') },
    numbers: { p256dh: 1, auth: 2 },
  }

  it('is refused, field by field', async () => {
    await using test = await createTestApp()
    const wrong: Record<string, unknown>[] = [
      ...Object.values(wrongKeys).map((keys) => ({ keys })),
      { keys: null },
      { endpoint: undefined },
      { endpoint: 7 },
      { language: 'pt' },
      { device: 'desktop' },
      { device: { type: 'fridge', browser: '', os: '' } },
      { device: { type: 'desktop', browser: 'x'.repeat(41), os: '' } },
      { preferences: { languages: [], types: ['news'] } },
      { preferences: { languages: ['en'], types: [] } },
      { preferences: { languages: ['pt'], types: ['news'] } },
      { preferences: { languages: ['en'], types: ['gossip'] } },
      { preferences: { languages: Array.from({ length: 7 }, () => 'en'), types: ['news'] } },
      { timestamp: 'yesterday' },
      { expirationTime: 'never' },
      { expirationTime: -1 },
      { expirationTime: 1e308 },
    ]
    for (const change of wrong) {
      const [field] = Object.keys(change)
      const response = await post(test, subscription(change))
      expect.soft(response.statusCode, JSON.stringify(change)).toBe(422)
      expect.soft(Object.keys(response.json().error.fields ?? {}), JSON.stringify(change)).toContain(field)
    }
    for (const body of [null, 'text', []]) expect((await post(test, body)).statusCode).toBeGreaterThanOrEqual(400)
    expect(await rows(test)).toEqual([])
  })

  it('is told from a point of the curve', () => {
    expect(isPoint(point)).toBe(true)
    for (const [name, { p256dh }] of Object.entries(wrongKeys).slice(0, 6))
      expect(isPoint(Buffer.from(String(p256dh), 'base64url')), name).toBe(false)
  })
})

describe('a network', () => {
  it('brings ten browsers a day, and its own may still renew and leave', async () => {
    await using test = await createTestApp()
    const all = Array.from({ length: 11 }, (_, index) => subscription({ endpoint: `${endpoint}-${index}` }))
    const statuses = []
    for (const one of all) statuses.push((await post(test, one)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    expect((await post(test, all[0])).statusCode).toBe(200)
    expect((await post(test, all[10], '203.0.113.2')).statusCode).toBe(201)
    const refused = await post(test, subscription({ endpoint: `${endpoint}-more` }))
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    test.clock.advance(24 * HOUR)
    expect((await post(test, subscription({ endpoint: `${endpoint}-more` }))).statusCode).toBe(201)
  })
})
