import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createDatabaseGeolocator } from '#api/outbound/geo/geo-database.ts'
import { locationInHeader } from '#api/outbound/geo/geo-header.ts'
import { createHttpGeolocator } from '#api/outbound/geo/geo-http.ts'
import { mmdbFile } from '../../support/data/mmdb-file.ts'
import { startGeoServer, startSilentGeoServer } from '../../support/servers/geo-server.ts'

const visitor = '198.51.100.7'
const patience = { timeout: 10_000 }
const patient = new AbortController().signal
const ask = (url: string, address = visitor, signal = patient) =>
  createHttpGeolocator({ name: 'GEO_URL', url }).locate(address, signal)

describe('the header of a proxy', () => {
  it.each([
    ['AL', 'AL', 'Albania'],
    [' xk ', 'XK', 'Kosovo'],
    ['CH', 'CH', 'Switzerland'],
  ])('%j names a country', (value, countryCode, countryName) => {
    expect(locationInHeader(value)).toEqual({ countryCode, countryName, city: '', region: '' })
  })

  it.each([undefined, '', 'XX', 'T1', 'ZZ', 'EU', 'QQ', 'DEU', 'DE, AL', '<b>', ['DE', 'AL']])(
    '%j says nothing',
    (value) => {
      expect(locationInHeader(value)).toBeUndefined()
    },
  )
})

describe('the country database', () => {
  const included = createDatabaseGeolocator()

  it.each([
    ['193.99.144.80', 'DE', 'Germany'],
    ['80.78.64.1', 'AL', 'Albania'],
    ['2a02:2e0:3fe::', 'DE', 'Germany'],
    ['::ffff:193.99.144.80', 'DE', 'Germany'],
  ])('knows %s', async (address, countryCode, countryName) => {
    expect(await included.locate(address, patient)).toEqual({ countryCode, countryName, city: '', region: '' })
  })

  it.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '100.64.0.1', '203.0.113.5', '::1', 'fe80::1', 'fd00::1'])(
    'finds %s in no country',
    async (address) => {
      expect(await included.locate(address, patient)).toBeUndefined()
    },
  )

  it('may be another file, of either common shape', async () => {
    await using own = createOwnDatabase()
    own.write({
      country: { iso_code: 'AT' },
      city: { names: { en: 'Graz' } },
      subdivisions: [{ names: { en: 'Styria' } }],
    })
    const styria = { countryCode: 'AT', countryName: 'Austria', city: 'Graz', region: 'Styria' }
    expect(await own.geolocator.locate('193.99.144.80', patient)).toEqual(styria)
    await using flat = createOwnDatabase()
    flat.write({ country_code: 'AT', city: 'Graz', state1: 'Styria' })
    expect(await flat.geolocator.locate('193.99.144.80', patient)).toEqual(styria)
  })

  it('is not opened before someone asks for an address that can be in it, and then once', async () => {
    await using own = createOwnDatabase()
    expect(await own.geolocator.locate('127.0.0.1', patient)).toBeUndefined()
    await expect(own.geolocator.locate('193.99.144.80', patient)).rejects.toThrow(/ENOENT/)
    own.write({ country_code: 'AT' })
    expect(await own.geolocator.locate('193.99.144.80', patient)).toMatchObject({ countryCode: 'AT' })
    own.write({ country_code: 'CH' })
    expect(await own.geolocator.locate('193.99.144.80', patient)).toMatchObject({ countryCode: 'AT' })
  })

  it('fails when the file is none, and knows nothing when it holds something else', async () => {
    await using own = createOwnDatabase()
    writeFileSync(own.file, 'no database')
    await expect(own.geolocator.locate('193.99.144.80', patient)).rejects.toThrow()
    own.write({ autonomous_system: 'AS1' })
    expect(await own.geolocator.locate('193.99.144.80', patient)).toBeUndefined()
  })
})

/** A database file that is written when a test says so. */
function createOwnDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const file = path.join(folder, 'own.mmdb')
  return {
    file,
    geolocator: createDatabaseGeolocator(file),
    write: (record: Parameters<typeof mmdbFile>[0]) => writeFileSync(file, mmdbFile(record)),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true }),
  }
}

describe('an HTTP service', () => {
  it.each([
    ['country_code', { country_code: 'IT', country_name: 'Italy', city: 'Turin', region: 'Piedmont' }],
    ['countryCode and regionName', { countryCode: 'IT', country: 'Italy', city: 'Turin', regionName: 'Piedmont' }],
    ['a name beside a code of the region', { countryCode: 'IT', city: 'Turin', region: '21', regionName: 'Piedmont' }],
    ['country as a code', { country: 'IT', city: 'Turin', region: 'Piedmont' }],
    ['countryName', { countryCode: 'it', countryName: 'Italy', city: ' Turin\n', region_name: 'Piedmont', ip: 5 }],
  ])('is understood when it says %s', async (_shape, answer) => {
    await using service = await startGeoServer(answer)
    expect(await ask(service.url)).toEqual({
      countryCode: 'IT',
      countryName: 'Italy',
      city: 'Turin',
      region: 'Piedmont',
    })
  })

  it('is asked for the address, in place of {ip} or at the end of its path', async () => {
    await using service = await startGeoServer({ country: 'ES' })
    for (const url of [`${service.origin}/{ip}/json?of={ip}`, `${service.origin}/json/?key=1`, service.origin])
      await ask(url)
    await ask(service.url, '2001:db8:1:2::')
    expect(service.asked).toEqual([
      `/${visitor}/json?of=${visitor}`,
      `/json/${visitor}?key=1`,
      `/${visitor}`,
      '/2001%3Adb8%3A1%3A2%3A%3A/json',
    ])
  })

  it.each([
    { status: 'fail', message: 'private range' },
    { country_code: null, country: null },
    { country_code: 'XX' },
    { country: 7 },
    {},
  ])('knows nothing when it says %j', async (answer) => {
    await using service = await startGeoServer(answer)
    expect(await ask(service.url)).toBeUndefined()
  })

  it('loses what is no text, keeps the country', async () => {
    await using service = await startGeoServer({
      country_code: 'DE',
      city: ['Kiel'],
      region: `\u0000${'x'.repeat(500)}`,
    })
    expect(await ask(service.url)).toEqual({
      countryCode: 'DE',
      countryName: 'Germany',
      city: '',
      region: 'x'.repeat(99),
    })
  })

  it.each(['', '<html>', '{"country_code":', 'null', '"DE"'])('fails when it answers %j', async (body) => {
    await using service = await startGeoServer((_request, response) => response.end(body))
    await expect(ask(service.url)).rejects.toThrow()
  })

  it('fails when it answers 500, whatever it says', async () => {
    await using service = await startGeoServer((_request, response) => response.writeHead(500).end('{"country":"DE"}'))
    await expect(ask(service.url)).rejects.toThrow('status 500')
  })

  it('fails when it is down', async () => {
    const service = await startGeoServer({})
    await service.stop()
    await expect(ask(service.url)).rejects.toThrow()
  })

  it('is not followed to another place', async () => {
    await using elsewhere = await startGeoServer({ country: 'DE' })
    await using service = await startGeoServer((_request, response) =>
      response.writeHead(302, { location: `${elsewhere.origin}/` }).end(),
    )
    await expect(ask(service.url)).rejects.toThrow()
    expect(elsewhere.asked).toEqual([])
  })

  it('is cut off when it does not stop talking', async () => {
    const hungUp = Promise.withResolvers<void>()
    await using service = await startGeoServer((_request, response) => {
      response.once('close', hungUp.resolve)
      const talk = () => {
        while (!response.destroyed && response.write('{"country":"DE"} '.repeat(1000)));
      }
      response.on('drain', talk)
      talk()
    })
    await expect(ask(service.url)).rejects.toThrow('too long an answer')
    await hungUp.promise
  })

  it.each(['before', 'within'])('is left when time is up %s its answer', async (moment) => {
    await using service = await startSilentGeoServer()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const time = new AbortController()
    const found = ask(service.url, visitor, time.signal)
    const question = await vi.waitUntil(() => service.questions[0], patience)
    if (moment === 'within') {
      question.write('{"country":')
      await fetched.mock.results[0]?.value
    }
    fetched.mockRestore()
    time.abort(new Error('time is up'))
    await expect(found).rejects.toThrow('time is up')
    await vi.waitUntil(() => question.destroyed, patience)
  })

  it('has twenty questions under way at most', async () => {
    await using service = await startSilentGeoServer()
    const { locate } = createHttpGeolocator({ name: 'GEO_URL', url: service.url })
    const first = Array.from({ length: 20 }, () => locate(visitor, patient))
    expect(await locate(visitor, patient)).toBeUndefined()
    await vi.waitUntil(() => service.questions.length === 20, patience)
    for (const question of service.questions) question.end('{"country":"FR"}')
    expect((await Promise.all(first)).map((found) => found?.countryCode)).toEqual(Array(20).fill('FR'))
    const next = locate(visitor, patient)
    await vi.waitUntil(() => service.questions.length === 21, patience)
    service.questions[20]?.end('{"country":"FR"}')
    expect(await next).toMatchObject({ countryCode: 'FR' })
  })
})
