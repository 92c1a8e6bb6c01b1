import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiPaths } from '#api/contract/values/paths.ts'
import { fetchCountry } from '#site/client/location.ts'

const albania = { countryCode: 'AL', countryName: 'Albania', city: '', region: '' }
const answering = (answer: unknown, options?: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(JSON.stringify(answer), options)),
  )
/** A server that answers nothing until the question is taken back. */
const silent = () =>
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('fetchCountry (D8)', () => {
  it('asks our own server and gives the country’s code', async () => {
    answering(albania)
    expect(await fetchCountry()).toBe('AL')
    expect(fetch).toHaveBeenCalledExactlyOnceWith(apiPaths.location, expect.anything())
  })

  it.each([
    ['an error', { error: { code: 'internal', message: 'x' } }, { status: 500 }],
    ['a location with an error’s status', albania, { status: 503 }],
    ['something else', { country: 'AL' }, {}],
    ['a code that is none', { ...albania, countryCode: '<b>' }, {}],
    ['nothing', null, {}],
  ])('gives nothing when the server answers %s', async (_answer, body, options) => {
    answering(body, options)
    expect(await fetchCountry()).toBeUndefined()
  })

  it('gives nothing when the line is down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await fetchCountry()).toBeUndefined()
  })

  it('gives nothing after 2,000 ms', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    silent()
    const country = fetchCountry()
    limit.abort()
    expect(await country).toBeUndefined()
    expect(timeout).toHaveBeenCalledExactlyOnceWith(2000)
  })
})
