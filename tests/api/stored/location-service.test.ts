import { describe, expect, it, vi } from 'vitest'
import type { LocationAnswer } from '#api/contract/location.ts'
import type { Geolocator } from '#api/outbound/geo/geo.ts'
import { createHttpGeolocator } from '#api/outbound/geo/geo-http.ts'
import { createLocationService, unknownLocation } from '#api/services/location/location.ts'
import { createClock } from '../../support/app/test-app.ts'
import { startGeoServer, startSilentGeoServer } from '../../support/servers/geo-server.ts'

const albania: LocationAnswer = { countryCode: 'AL', countryName: 'Albania', city: 'Tirana', region: '' }
const visitor = '198.51.100.7'
const patience = { timeout: 10_000 }

/** A provider that says what it is told to; `asked` are the addresses. */
function createProvider(name: string, locate: Geolocator['locate']) {
  const asked: string[] = []
  const provider: Geolocator = {
    name,
    locate(address, signal) {
      asked.push(address)
      return locate(address, signal)
    },
  }
  return { ...provider, asked }
}
const knows = (location: LocationAnswer = albania) => createProvider('knows', async () => location)
const knowsNothing = () => createProvider('knows nothing', async () => undefined)
const fails = () => createProvider('fails', () => Promise.reject(new Error('down')))
/** Neither answers nor looks at its signal. */
const hangs = () => createProvider('hangs', () => new Promise(() => {}))

/** The service with a clock and with time limits that end when a test says so. */
function createService(...geolocators: Geolocator[]) {
  const clock = createClock()
  const limits: { milliseconds: number; end: () => void }[] = []
  const failures: string[] = []
  const service = createLocationService({
    geolocators,
    now: clock.now,
    timeout(milliseconds) {
      const limit = new AbortController()
      limits.push({ milliseconds, end: () => limit.abort(new Error('time is up')) })
      return limit.signal
    },
    onFailure: (name) => failures.push(name),
  })
  /** Lets the newest time limit pass. */
  const runOut = () => {
    const limit = limits.at(-1)
    clock.advance(limit?.milliseconds ?? 0)
    limit?.end()
  }
  return { find: service.find, clock, limits, runOut, failures }
}

describe('the order (D8)', () => {
  it('is kept: the first that knows is believed, the next is not asked', async () => {
    const [first, second, third] = [knowsNothing(), knows(), knows(unknownLocation)]
    const { find } = createService(first, second, third)
    expect(await find(visitor)).toEqual(albania)
    expect([first.asked, second.asked, third.asked]).toEqual([[visitor], [visitor], []])
  })

  it('goes on past one that fails', async () => {
    expect(await createService(fails(), knows()).find(visitor)).toEqual(albania)
  })

  it('ends in the United States when nobody knows', async () => {
    expect(await createService(knowsNothing(), fails()).find(visitor)).toEqual({
      countryCode: 'US',
      countryName: 'United States',
      city: '',
      region: '',
    })
    expect(await createService().find(visitor)).toEqual(unknownLocation)
  })

  it.each(['', 'unknown', '198.51.100.7:443', '../../etc/passwd', '198.51.100.7, 10.0.0.1'])(
    'asks nobody about %j, which is no address',
    async (address) => {
      const provider = knows()
      expect(await createService(provider).find(address)).toEqual(unknownLocation)
      expect(provider.asked).toEqual([])
    },
  )
})

describe('the time in all (D8)', () => {
  it('is shared: each takes half of what is left, the last all of it', async () => {
    const { find, limits, runOut } = createService(hangs(), hangs(), knows())
    const found = find(visitor)
    await vi.waitUntil(() => limits.length === 2, patience)
    runOut()
    await vi.waitUntil(() => limits.length === 3, patience)
    runOut()
    expect(await found).toEqual(albania)
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([1800, 900, 450])
  })

  it('leaves more to the next when one is quick', async () => {
    const { find, limits } = createService(fails(), knows())
    await find(visitor)
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([1800, 900])
  })

  it('ends the search, whoever is being asked and whoever is left', async () => {
    const last = knows()
    const { find, limits } = createService(hangs(), last)
    const found = find(visitor)
    await vi.waitUntil(() => limits.length === 2, patience)
    limits[0]?.end()
    expect(await found).toEqual(unknownLocation)
    expect(last.asked).toEqual([])
  })

  it('ends by the clock too', async () => {
    const last = knows()
    const clockMover = createProvider('slow', async () => {
      test.clock.advance(1800)
      return undefined
    })
    const test = createService(clockMover, last)
    expect(await test.find(visitor)).toEqual(unknownLocation)
    expect(last.asked).toEqual([])
  })

  it('frees the line to a silent service and asks the second one', async () => {
    await using silent = await startSilentGeoServer()
    await using second = await startGeoServer({ country: 'AL', city: 'Tirana' })
    const { find, runOut, failures } = createService(
      createHttpGeolocator({ name: 'GEO_URL', url: silent.url }),
      createHttpGeolocator({ name: 'GEO_FALLBACK_URL', url: second.url }),
    )
    const found = find(visitor)
    const question = await vi.waitUntil(() => silent.questions[0], patience)
    runOut()
    expect(await found).toEqual(albania)
    expect(failures).toEqual(['GEO_URL'])
    await vi.waitUntil(() => question.destroyed, patience)
  })
})

describe('the memory', () => {
  it('keeps an answer for an hour', async () => {
    const provider = knows()
    const { find, clock } = createService(provider)
    await find(visitor)
    clock.advance(3_599_999)
    expect(await find(visitor)).toEqual(albania)
    expect(provider.asked).toHaveLength(1)
    clock.advance(1)
    await find(visitor)
    expect(provider.asked).toHaveLength(2)
  })

  it('keeps a failure for half a minute', async () => {
    const provider = fails()
    const { find, clock } = createService(provider)
    await find(visitor)
    clock.advance(29_999)
    await find(visitor)
    expect(provider.asked).toHaveLength(1)
    clock.advance(1)
    await find(visitor)
    expect(provider.asked).toHaveLength(2)
  })

  it('is one for an IPv6 /64, and asks by its network only', async () => {
    const provider = knows()
    const { find } = createService(provider)
    await find('2001:db8:1:2:aaaa::1')
    await find('2001:db8:1:2:bbbb::2')
    await find('2001:db8:1:3::1')
    expect(provider.asked).toEqual(['2001:db8:1:2::', '2001:db8:1:3::'])
  })

  it('knows an IPv4 address in IPv6 clothes', async () => {
    const provider = knows()
    const { find } = createService(provider)
    await find(visitor)
    await find(`::ffff:${visitor}`)
    expect(provider.asked).toEqual([visitor])
  })

  it('holds 5,000 networks and forgets the one that was not seen for longest', async () => {
    const provider = knows()
    const { find } = createService(provider)
    const address = (index: number) => `10.0.${index >> 8}.${index & 255}`
    for (let index = 0; index < 5000; index++) await find(address(index))
    await find(address(0))
    await find(address(5000))
    expect(provider.asked).toHaveLength(5001)
    await find(address(0))
    expect(provider.asked).toHaveLength(5001)
    await find(address(1))
    expect(provider.asked).toHaveLength(5002)
  })
})

describe('many at once', () => {
  it('wait for one search when they come from one network', async () => {
    const answer = Promise.withResolvers<LocationAnswer>()
    const provider = createProvider('slow', () => answer.promise)
    const { find } = createService(provider)
    const found = Array.from({ length: 50 }, (_, host) => find(`2001:db8:1:2::${host}`))
    answer.resolve(albania)
    expect(await Promise.all(found)).toEqual(Array(50).fill(albania))
    expect(provider.asked).toHaveLength(1)
  })

  it('do not wait for another network', async () => {
    const provider = createProvider('slow for one', (address) =>
      address === visitor ? new Promise(() => {}) : Promise.resolve(albania),
    )
    const { find, limits } = createService(provider)
    const slow = find(visitor)
    expect(await find('198.51.100.8')).toEqual(albania)
    limits[0]?.end()
    expect(await slow).toEqual(unknownLocation)
  })
})

describe('a provider that fails', () => {
  it('is told of once, until it answers again', async () => {
    let isDown = true
    const provider = createProvider('GEO_URL', async () => {
      if (isDown) throw new Error(`cannot find ${visitor}`)
      return undefined
    })
    const { find, failures } = createService(provider)
    await find('198.51.100.1')
    await find('198.51.100.2')
    expect(failures).toEqual(['GEO_URL'])
    isDown = false
    await find('198.51.100.3')
    isDown = true
    await find('198.51.100.4')
    expect(failures).toEqual(['GEO_URL', 'GEO_URL'])
  })
})
