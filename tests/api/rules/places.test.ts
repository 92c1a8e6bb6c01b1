import { describe, expect, it } from 'vitest'
import { countryAt } from '#api/outbound/geo/geo-borders.ts'
import { createReverseGeocoder, type ReverseGeocode } from '#api/outbound/geo/geo-reverse.ts'
import { createPlaces } from '#api/services/location/places.ts'
import { startGeoServer, startSilentGeoServer } from '../../support/servers/geo-server.ts'

const tirana = { latitude: 41.3, longitude: 19.8 }
const never = new AbortController().signal

function open(reverseGeocode?: ReverseGeocode, country = countryAt) {
  const failures: string[] = []
  const limits: { milliseconds: number; end: () => void }[] = []
  const places = createPlaces({
    countryAt: country,
    reverseGeocode,
    timeout(milliseconds) {
      const limit = new AbortController()
      limits.push({ milliseconds, end: () => limit.abort(new Error('time is up')) })
      return limit.signal
    },
    onFailure: (part) => failures.push(part),
  })
  return { ...places, failures, limits }
}

describe('the country of a position (D33)', () => {
  it.each([
    ['Tirana', tirana, 'Albania'],
    ['Prishtina', { latitude: 42.7, longitude: 21.2 }, 'Kosovo'],
    ['Vienna', { latitude: 48.2, longitude: 16.4 }, 'Austria'],
    ['Bern', { latitude: 46.9, longitude: 7.4 }, 'Switzerland'],
    ['Mexico City', { latitude: 19.4, longitude: -99.1 }, 'Mexico'],
    ['Suva, near the date line', { latitude: -18.1, longitude: 178.4 }, 'Fiji'],
    ['the middle of the Pacific', { latitude: 0, longitude: -140 }, undefined],
    ['the North Pole', { latitude: 90, longitude: 0 }, undefined],
  ])('is known without asking anybody: %s', async (_, position, country) => {
    expect(await countryAt(position)).toBe(country)
  })
})

describe('region and city', () => {
  it('are asked for by the position rounded to 0.1°, in English', async () => {
    await using service = await startGeoServer({ principalSubdivision: 'Tirana County', city: 'Tirana' })
    const { find } = open(createReverseGeocoder(`${service.origin}/client?key=a`))
    const place = await find({ latitude: 41.327_953, longitude: 19.819_025 })
    expect(place).toEqual({ country: 'Albania', region: 'Tirana County', city: 'Tirana' })
    expect(service.asked).toEqual(['/client?key=a&latitude=41.3&longitude=19.8&localityLanguage=en'])
  })

  it.each([
    ['names neither', { city: '' }, { region: 'Unknown', city: 'Unknown' }],
    [
      'names something else than names',
      { principalSubdivision: 7, city: ['Tirana'] },
      { region: 'Unknown', city: 'Unknown' },
    ],
    ['adds lines and control characters', { city: 'Ti\r\nra\u0000na' }, { region: 'Unknown', city: 'Ti ra na' }],
  ])('stay what is known of them when the service %s', async (_, said, around) => {
    await using service = await startGeoServer(said)
    expect(await open(createReverseGeocoder(service.origin)).find(tirana)).toEqual({ country: 'Albania', ...around })
  })

  it.each([
    ['answers with an error', 500, '{}'],
    ['answers with no JSON', 200, '<html>'],
    ['leads elsewhere', 302, ''],
    ['answers without end', 200, `"${'x'.repeat(70_000)}"`],
  ])('are unknown when the service %s, which is told once', async (_, status, body) => {
    await using service = await startGeoServer((_request, response) =>
      response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(body),
    )
    const { find, failures } = open(createReverseGeocoder(service.origin))
    for (let time = 0; time < 2; time++)
      expect(await find(tirana)).toEqual({ country: 'Albania', region: 'Unknown', city: 'Unknown' })
    expect(failures).toEqual(['GEO_REVERSE_URL'])
  })

  it('are unknown after 2,500 ms', async () => {
    await using service = await startSilentGeoServer()
    const { find, limits } = open(createReverseGeocoder(service.url))
    const place = find(tirana)
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([2500])
    limits[0]?.end()
    expect(await place).toEqual({ country: 'Albania', region: 'Unknown', city: 'Unknown' })
  })

  it('are asked for by at most twenty at once; the others go without', async () => {
    await using service = await startSilentGeoServer()
    const ask = createReverseGeocoder(service.url)
    const end = new AbortController()
    const waiting = Array.from({ length: 20 }, () => ask(tirana, end.signal).catch(() => 'ended'))
    expect(await ask(tirana, never)).toEqual({ region: undefined, city: undefined })
    end.abort()
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['ended']))
  })

  it('are not asked for where no service is set', async () => {
    const { find, limits } = open()
    expect(await find(tirana)).toEqual({ country: 'Albania', region: 'Unknown', city: 'Unknown' })
    expect(limits).toEqual([])
  })
})

it('a country that cannot be looked up is unknown, and costs nobody the rest', async () => {
  const { find, failures } = open(
    async () => ({ region: undefined, city: 'Tirana' }),
    () => Promise.reject(new Error('no borders')),
  )
  expect(await find(tirana)).toEqual({ country: 'Unknown', region: 'Unknown', city: 'Tirana' })
  expect(failures).toEqual(['borders'])
})
