import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { locationAnswer } from '#api/contract/location.ts'
import { compileSchemas } from '#api/http/schemas.ts'
import type { Geolocator } from '#api/outbound/geo/geo.ts'
import { locationRoute } from '#api/routes/location.ts'
import { createLocationService } from '#api/services/location/location.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { startGeoServer } from '../../support/servers/geo-server.ts'

const german = '193.99.144.80'
const proxy = '127.0.0.1'
const get = ({ app }: Pick<TestApp, 'app'>, headers: Record<string, string> = {}, remoteAddress = proxy) =>
  app.inject({ method: 'GET', url: '/api/location', headers, remoteAddress })
const through = (address: string, headers: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...headers })
const unitedStates = { countryCode: 'US', countryName: 'United States', city: '', region: '' }

describe('GET /api/location', () => {
  it.each([
    ['an IPv4 address', german],
    ['an IPv6 address', '2a02:2e0:3fe:1001:302::'],
  ])('knows the country of %s without anyone’s help', async (_kind, address) => {
    await using test = await createTestApp()
    const response = await get(test, {}, address)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ countryCode: 'DE', countryName: 'Germany', city: '', region: '' })
    expect(locationAnswer.parse(response.json())).toEqual(response.json())
  })

  it('is kept by nobody on the way', async () => {
    await using test = await createTestApp()
    const { headers } = await get(test)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toContain('application/json')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('says US on a private network', async () => {
    await using test = await createTestApp()
    for (const address of [proxy, '::1', '192.168.1.20', 'fd00::5'])
      expect((await get(test, {}, address)).json()).toEqual(unitedStates)
  })

  it('asks the services, in their order, what the database does not know', async () => {
    await using first = await startGeoServer((_request, response) => response.writeHead(500).end())
    await using second = await startGeoServer({
      countryCode: 'IT',
      country: 'Italy',
      city: 'Rome',
      regionName: 'Lazio',
    })
    await using test = await createTestApp({ geo: { url: first.url, fallbackUrl: second.url } })
    expect((await get(test)).json()).toEqual({
      countryCode: 'IT',
      countryName: 'Italy',
      city: 'Rome',
      region: 'Lazio',
    })
    expect([first.asked, second.asked]).toEqual([['/127.0.0.1/json'], ['/127.0.0.1/json']])
    expect((await get(test, {}, german)).json()).toMatchObject({ countryCode: 'DE' })
    expect(second.asked).toHaveLength(1)
  })

  it('says US when the services are down', async () => {
    const service = await startGeoServer({})
    await service.stop()
    await using test = await createTestApp({ geo: { url: service.url, fallbackUrl: service.url } })
    expect((await get(test)).json()).toEqual(unitedStates)
  })

  it('does without its database', async () => {
    await using service = await startGeoServer({ country: 'FR' })
    await using test = await createTestApp({ geo: { database: '/nowhere/country.mmdb', url: service.url } })
    expect((await get(test, {}, german)).json()).toMatchObject({ countryCode: 'FR' })
  })
})

describe('the address', () => {
  it('is the one that a trusted proxy names', async () => {
    await using test = await createTestApp({ trustedProxies: [proxy] })
    expect((await get(test, through(german))).json()).toMatchObject({ countryCode: 'DE' })
  })

  it('is the connection’s while no proxy is trusted', async () => {
    await using test = await createTestApp()
    expect((await get(test, through(german))).json()).toEqual(unitedStates)
  })

  it('may be nonsense', async () => {
    const asked: string[] = []
    const curious: Geolocator = { name: 'curious', locate: async (address) => void asked.push(address) }
    await using test = await createTestApp({ trustedProxies: [proxy], geolocators: [curious] })
    for (const address of ['unknown', '../{ip}', '<script>', '999.1.1.1'])
      expect((await get(test, through(address))).json()).toEqual(unitedStates)
    expect(asked).toEqual([])
  })
})

describe('the header of a proxy', () => {
  const geo = { header: 'x-visitor-country' }
  const says = { 'x-visitor-country': 'AL' }

  it('comes first when the proxy is trusted', async () => {
    await using test = await createTestApp({ trustedProxies: [proxy], geo })
    expect((await get(test, through(german, says))).json()).toMatchObject({ countryCode: 'AL', countryName: 'Albania' })
  })

  it('leaves nothing behind for the others on the network', async () => {
    await using test = await createTestApp({ trustedProxies: [proxy], geo })
    await get(test, through(german, says))
    expect((await get(test, through(german))).json()).toMatchObject({ countryCode: 'DE' })
  })

  it.each(['XX', 'T1', '', 'AL, DE', '__proto__'])('is passed over when it says %j', async (country) => {
    await using test = await createTestApp({ trustedProxies: [proxy], geo })
    const response = await get(test, through(german, { 'x-visitor-country': country }))
    expect(response.json()).toMatchObject({ countryCode: 'DE' })
  })

  it.each([
    ['while no proxy is trusted', [], proxy, through(german, says)],
    ['from someone beside the trusted proxy', ['10.9.9.9'], '203.0.113.9', through(german, says)],
    ['from the proxy itself, which names no visitor', [proxy], proxy, says],
  ])('is not believed %s', async (_case, trustedProxies, remoteAddress, headers) => {
    await using test = await createTestApp({ trustedProxies, geo })
    expect((await get(test, headers, remoteAddress)).json()).toEqual(unitedStates)
  })

  it('is not believed under another name than the configured one', async () => {
    await using test = await createTestApp({ trustedProxies: [proxy] })
    expect((await get(test, through(german, says))).json()).toMatchObject({ countryCode: 'DE' })
  })
})

describe('what stays behind', () => {
  it('is nothing in the database', async () => {
    await using test = await createTestApp({ trustedProxies: [proxy] })
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    const before = await contentsOf(test)
    expect(before).toContain(goodMessage.email)
    for (const address of [german, '2a02:2e0:3fe:1001:302::', '203.0.113.77']) await get(test, through(address))
    const after = await contentsOf(test)
    expect(after).not.toMatch(/193\.99|2a02:2e0|203\.0\.113|Germany/)
  })

  it('is no line of the log, even when each request has one', async () => {
    const lines: string[] = []
    await using app = Fastify({
      logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
      trustProxy: [proxy],
    })
    const broken: Geolocator = { name: 'GEO_URL', locate: (address) => Promise.reject(new Error(`no ${address}`)) }
    const location = createLocationService({
      geolocators: [broken],
      now: Date.now,
      timeout: () => new AbortController().signal,
      onFailure: (provider) => app.log.warn({ provider }, 'failed'),
    })
    compileSchemas(app)
    locationRoute(app, { location, header: undefined })
    app.get('/other', async () => 'seen')
    await app.inject({ url: '/other', remoteAddress: german })
    expect(lines.join('')).toContain(german)
    lines.length = 0
    expect((await get({ app }, through(german))).json()).toEqual(unitedStates)
    expect(lines.join('')).toContain('GEO_URL')
    expect(lines.join('')).not.toContain(german)
  })
})

/** Every row of every table, as text. */
async function contentsOf({ database: { db, kind } }: TestApp): Promise<string> {
  // Not Kysely's introspection: it looks at every schema, and other tests remove theirs meanwhile.
  const tables = await (kind === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db)
  const rows = await Promise.all(tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)))
  return JSON.stringify(rows.map((result) => result.rows))
}
