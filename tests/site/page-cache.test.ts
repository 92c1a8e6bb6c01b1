import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SiteClient } from '#api/contract/client.ts'
import type { ContentSources, MadeAnswer } from '#api/contract/page-cache.ts'
import { MOST_SHRINKING, shrinking } from '#site/render/cache/cached-page.ts'
import { createPageCache } from '#site/render/cache/page-cache.ts'
import { readTexts } from '../support/data/texts.ts'

const HOUR = 3_600_000
const SECOND = 1000
const html = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' }

/** A cache over content of two numbers, one of which only the blog shows. */
function createFixture({ mostBytes = 1_000_000 } = {}) {
  let time = 0
  let refused: string | undefined
  let version = 1
  const content = { listed: 1, other: 1 }
  const renders: string[] = []
  const personal = async () => ({ ok: true as const })
  const client: SiteClient = {
    sendMessage: personal,
    sendApplication: personal,
    subscribe: personal,
    takeStep: async () => ({ ok: true, answer: { step: 'confirmed', language: 'en' } as never }),
    listIssues: async () => ({ ok: true, answer: { isPublic: false, issues: [] } }),
    listOpenings: async () => ({ ok: true, answer: { openings: [] } }),
    listPosts: async () => ({ ok: true, answer: content.listed as never }),
    readPost: async () => ({ ok: true, answer: content.other as never }),
  }
  const nothing = async () => undefined as never
  const posts = { latest: nothing, addresses: nothing, issues: nothing, card: nothing, upload: nothing }
  const sources: ContentSources = { client, posts }
  let make = async (address: string, { client: asked }: ContentSources): Promise<MadeAnswer> => {
    const read = address.includes('blog') ? JSON.stringify(await asked.listPosts({} as never)) : ''
    return { status: 200, headers: html, body: `${address} ${read} ${'text '.repeat(100)}` }
  }
  const cache = createPageCache({
    content: { known: () => version, look: async () => version },
    make: (address, asked) => {
      renders.push(address)
      return make(address, asked)
    },
    limit: async (render, network) => {
      if (network !== undefined && network === refused) throw new Error('enough')
      return render()
    },
    now: () => time,
    mostBytes,
  })
  return {
    cache,
    content,
    renders,
    answer: async (address: string, network?: string) => {
      const answer = await cache.answer(address, sources, network)
      if (!answer) throw new Error(`${address} is never cached`)
      return answer
    },
    change(changes: Partial<typeof content>) {
      Object.assign(content, changes)
      version++
    },
    advance(milliseconds: number) {
      time += milliseconds
    },
    refuse(network: string) {
      refused = network
    },
    makeBy(other: typeof make) {
      make = other
    },
  }
}

describe('a rendered page', () => {
  it('is rendered once for all who ask while it is being rendered', async () => {
    const { answer, renders } = createFixture()
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer('/en/blog/')))
    expect(renders).toEqual(['/en/blog/'])
    expect(new Set(answers).size).toBe(1)
  })

  it('stays the same bytes in every encoding, before and after it has been made as small as it gets', async () => {
    const { answer, cache, makeBy } = createFixture()
    const text = JSON.stringify(readTexts('en', 'privacy-policy'))
    makeBy(async (address) => ({ status: 200, headers: html, body: `${address} ${text}` }))
    const cached = await answer('/en/')
    if ('body' in cached) throw new Error('not cached')
    const first = await cached.encoded('br')
    const plain = (await cached.encoded('identity')).toString()
    expect(plain).toContain('/en/ ')
    expect(brotliDecompressSync(first).toString()).toBe(plain)
    expect(gunzipSync(await cached.encoded('gzip')).toString()).toBe(plain)
    expect(cache.at('/en/')).toBe(cached)
    await expect.poll(() => cached.encoded('br')).not.toBe(first)
    const smallest = await cached.encoded('br')
    expect(smallest.length).toBeLessThan(first.length)
    expect(brotliDecompressSync(smallest).toString()).toBe(plain)
  })

  it('waits to be made small with few others, however many are asked for twice, and is made so later', async () => {
    const { answer, makeBy } = createFixture()
    const text = JSON.stringify(readTexts('en', 'privacy-policy'))
    makeBy(async (address) => ({ status: 200, headers: html, body: `${address} ${text}` }))
    const firstOf = async (page: number) => {
      const cached = await answer(`/en/blog/?page=${page}`)
      if ('body' in cached) throw new Error('not cached')
      const first = await cached.encoded('br')
      await cached.encoded('br')
      return { cached, first }
    }
    let last = await firstOf(1)
    for (let page = 2; page < 4 * MOST_SHRINKING; page++) {
      last = await firstOf(page)
      expect(shrinking.pendingCount).toBeLessThanOrEqual(MOST_SHRINKING)
    }
    await expect.poll(() => shrinking.pendingCount, { timeout: 60_000 }).toBe(0)
    await expect.poll(() => last.cached.encoded('br')).not.toBe(last.first)
  }, 90_000)

  it('is rendered anew when the content has changed, if it shows any, and stays the same bytes where that shows nothing', async () => {
    const { answer, cache, renders, change } = createFixture()
    const [blog, home] = [await answer('/en/blog/'), await answer('/en/')]
    change({ other: 2 })
    expect(cache.at('/en/')).toBe(home)
    expect(cache.at('/en/blog/')).toBeUndefined()
    expect(await answer('/en/blog/')).toBe(blog)
    change({ listed: 2 })
    expect(await answer('/en/blog/')).not.toBe(blog)
    expect(renders).toEqual(['/en/blog/', '/en/', '/en/blog/', '/en/blog/'])
    expect(cache.at('/en/')).toBe(home)
  })

  it('is expanded once for all who take no encoding, and the copy counts in the memory', async () => {
    const { answer, makeBy, cache } = createFixture({ mostBytes: 20_000 })
    makeBy(async (address) => ({ status: 200, headers: html, body: `${address} ${'text '.repeat(3000)}` }))
    const [one, two] = [await answer('/en/one/'), await answer('/en/two/')]
    if ('body' in one || 'body' in two) throw new Error('not cached')
    const copies = await Promise.all(Array.from({ length: 20 }, () => one.encoded('identity')))
    expect(new Set(copies).size).toBe(1)
    expect(await one.encoded('identity')).toBe(copies[0])
    expect(cache.at('/en/one/')).toBe(one)
    await two.encoded('identity')
    // Two copies of 15,000 bytes are too much for the cache: the one used longer ago has left it.
    expect(cache.at('/en/one/')).toBeUndefined()
    expect(cache.at('/en/two/')).toBe(two)
  })

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('that was begun before a change and is ready %s is not given to who asks after it', async (_name, order) => {
    const { answer, cache, change, makeBy } = createFixture()
    const gates: (() => void)[] = []
    makeBy(async (_address, { client }) => {
      const read = JSON.stringify(await client.listPosts({} as never))
      await new Promise<void>((resolve) => gates.push(resolve))
      return { status: 200, headers: html, body: read }
    })
    const before = answer('/en/blog/')
    await expect.poll(() => gates).toHaveLength(1)
    change({ listed: 2 })
    const after = answer('/en/blog/')
    await expect.poll(() => gates).toHaveLength(2)
    for (const index of order) {
      gates[index]?.()
      await [before, after][index]
    }
    expect(await before).not.toBe(await after)
    expect(cache.at('/en/blog/')).toBe(await after)
  })

  it('stays when one that was begun before it fails after it', async () => {
    const { answer, cache, change, makeBy } = createFixture()
    const fails = Promise.withResolvers<MadeAnswer>()
    makeBy(() => fails.promise)
    const before = answer('/en/blog/')
    change({ listed: 2 })
    makeBy(async () => ({ status: 200, headers: html, body: 'new' }))
    const after = await answer('/en/blog/')
    fails.resolve({ status: 503, headers: html, body: 'no' })
    expect(await before).toBe(after)
    expect(cache.at('/en/blog/')).toBe(after)
  })

  it('shows numbers that change without a word a second late at most, and nothing older than an hour', async () => {
    const { answer, content, renders, advance } = createFixture()
    await answer('/en/blog/')
    content.listed = 2
    advance(900)
    await answer('/en/blog/')
    expect(renders).toHaveLength(1)
    advance(100)
    await answer('/en/blog/')
    expect(renders).toHaveLength(2)
    await answer('/en/')
    advance(HOUR)
    await answer('/en/')
    expect(renders.filter((address) => address === '/en/')).toHaveLength(2)
  })

  it.each([
    ['an error', { status: 503, headers: html, body: 'no' }],
    ['a dead end', { status: 404, headers: html, body: 'no' }],
    ['a redirect', { status: 301, headers: { location: '/' }, body: '' }],
    ['what is for one visitor', { status: 200, headers: { 'cache-control': 'no-store' }, body: 'you' }],
    ['private', { status: 200, headers: { 'cache-control': 'private' }, body: 'you' }],
    ['what sets a cookie', { status: 200, headers: { 'set-cookie': 'session=a' }, body: 'you' }],
    ['what depends on a cookie', { status: 200, headers: { vary: 'Accept-Encoding, Cookie' }, body: 'you' }],
  ])('is not cached when it is %s', async (_name, made) => {
    const { answer, cache, renders, makeBy } = createFixture()
    makeBy(async () => made)
    expect(await answer('/en/')).toBe(made)
    expect(await answer('/en/')).toBe(made)
    expect(renders).toHaveLength(2)
    expect(cache.at('/en/')).toBeUndefined()
  })

  it('is not cached when it asked for something that is not the same for everybody', async () => {
    const { answer, cache, makeBy } = createFixture()
    makeBy(async (_address, { client }) => {
      await client.takeStep({} as never, 'en')
      return { status: 200, headers: html, body: 'yours' }
    })
    await answer('/en/newsletter/')
    expect(cache.at('/en/newsletter/')).toBeUndefined()
  })

  it('that fails is tried again by the next who asks', async () => {
    const { answer, makeBy } = createFixture()
    makeBy(async () => {
      throw new Error('no database')
    })
    await expect(answer('/en/')).rejects.toThrow('no database')
    makeBy(async () => ({ status: 200, headers: html, body: 'a page' }))
    expect(await answer('/en/')).toMatchObject({ etag: expect.stringMatching(/^W\//) })
  })

  it('gives way when the memory is used up, the one asked for longest ago first', async () => {
    const { answer, cache, makeBy, advance } = createFixture({ mostBytes: 10_000 })
    makeBy(async (address) => ({ status: 200, headers: html, body: randomText(address, 6000) }))
    await answer('/en/one/')
    await answer('/en/two/')
    advance(1000)
    cache.at('/en/one/')
    await answer('/en/three/')
    expect(cache.at('/en/two/')).toBeUndefined()
    expect(cache.at('/en/one/')).toBeDefined()
    // One visitor can ask for thousands of lists.
    for (const page of [1, 2, 3, 4]) await answer(`/en/blog/?page=${page}`)
    expect(cache.at('/en/three/')).toBeDefined()
  })
})

describe('a page that cannot be rendered', () => {
  it('because of who asks for too much is the last known one for them, and rendered anew for the next', async () => {
    const { answer, cache, advance, refuse } = createFixture()
    const good = await answer('/en/blog/', '203.0.113.1')
    advance(90 * SECOND)
    refuse('203.0.113.1')
    const { headers } = await answer('/en/blog/', '203.0.113.1')
    expect(headers).toMatchObject({ age: '90', 'cache-status': expect.stringContaining('stale-if-error') })
    expect(cache.at('/en/blog/')).toBeUndefined()
    expect(await answer('/en/blog/', '203.0.113.2')).toBe(good)
    expect(cache.at('/en/blog/')).toBe(good)
  })

  const failures: [string, () => Promise<MadeAnswer>][] = [
    ['says so', async () => ({ status: 503, headers: html, body: 'no' })],
    ['throws', () => Promise.reject(new Error('no database'))],
  ]

  it.each(failures)(
    'is the last known one, marked as stale, for a second at a time, when its render %s',
    async (_how, fail) => {
      const { answer, cache, change, advance, makeBy, renders } = createFixture()
      const good = await answer('/en/blog/')
      advance(90 * SECOND)
      makeBy(fail)
      for (const isChanged of [false, true]) {
        if (isChanged) change({ listed: 2 })
        const stale = await answer('/en/blog/')
        if ('body' in stale || 'body' in good) throw new Error('not cached')
        expect(await stale.encoded('br')).toBe(await good.encoded('br'))
        expect(stale.headers).toEqual({
          ...good.headers,
          age: '90',
          'cache-control': 'no-cache',
          'cache-status': 'dritare; hit; ttl=-90; detail=stale-if-error',
        })
        // Nobody tries again for each request of a second.
        expect(cache.at('/en/blog/')).toBe(stale)
      }
      expect(renders).toHaveLength(3)
      advance(SECOND)
      expect(cache.at('/en/blog/')).toBeUndefined()
      makeBy(async () => ({ status: 200, headers: html, body: 'new' }))
      const fresh = await answer('/en/blog/')
      expect(fresh.headers).not.toHaveProperty('cache-status')
      expect(cache.at('/en/blog/')).toBe(fresh)
    },
  )

  it('is not the last known one when it is gone', async () => {
    const { answer, change, makeBy } = createFixture()
    await answer('/en/blog/')
    change({ listed: 2 })
    makeBy(async () => ({ status: 404, headers: html, body: 'gone' }))
    await answer('/en/blog/')
    const failure = { status: 503, headers: html, body: 'no' }
    makeBy(async () => failure)
    expect(await answer('/en/blog/')).toBe(failure)
  })
})

/** Text that hardly compresses, the same each time. */
function randomText(seed: string, length: number): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7)
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (state % 90))
  }).join('')
}
