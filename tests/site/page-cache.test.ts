import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SiteClient } from '#api/contract/client.ts'
import type { ContentSources, MadeAnswer } from '#api/contract/page-cache.ts'
import { isKept } from '#site/render/kept-addresses.ts'
import { createPageCache } from '#site/render/page-cache.ts'
import { readTexts } from '../support/texts.ts'

const HOUR = 3_600_000
const html = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' }

/** A cache over content of two numbers, one of which only the blog shows. */
function createFixture({ mostBytes = 1_000_000 } = {}) {
  let time = 0
  let version = 1
  const content = { listed: 1, other: 1 }
  const renders: string[] = []
  const personal = async () => ({ ok: true as const })
  const client: SiteClient = {
    sendMessage: personal,
    sendApplication: personal,
    subscribe: personal,
    takeStep: async () => ({ ok: true, answer: { step: 'confirmed', language: 'en' } as never }),
    listPosts: async () => ({ ok: true, answer: content.listed as never }),
    readPost: async () => ({ ok: true, answer: content.other as never }),
  }
  const nothing = async () => undefined as never
  const sources: ContentSources = { client, posts: { latest: nothing, addresses: nothing, card: nothing } }
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
    now: () => time,
    mostBytes,
  })
  return {
    cache,
    content,
    renders,
    answer: async (address: string) => {
      const answer = await cache.answer(address, sources)
      if (!answer) throw new Error(`${address} is never kept`)
      return answer
    },
    change(changes: Partial<typeof content>) {
      Object.assign(content, changes)
      version++
    },
    advance(milliseconds: number) {
      time += milliseconds
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
    const kept = await answer('/en/')
    if ('body' in kept) throw new Error('not kept')
    const first = await kept.encoded('br')
    const plain = (await kept.encoded('identity')).toString()
    expect(plain).toContain('/en/ ')
    expect(brotliDecompressSync(first).toString()).toBe(plain)
    expect(gunzipSync(await kept.encoded('gzip')).toString()).toBe(plain)
    expect(cache.at('/en/')).toBe(kept)
    await expect.poll(() => kept.encoded('br')).not.toBe(first)
    const smallest = await kept.encoded('br')
    expect(smallest.length).toBeLessThan(first.length)
    expect(brotliDecompressSync(smallest).toString()).toBe(plain)
  })

  it('is rendered anew when what it shows has changed, and only then', async () => {
    const { answer, cache, renders, change } = createFixture()
    const [blog, home] = [await answer('/en/blog/'), await answer('/en/')]
    change({ other: 2 })
    expect(cache.at('/en/')).toBe(home)
    expect(cache.at('/en/blog/')).toBeUndefined()
    expect(await answer('/en/blog/')).toBe(blog)
    expect(renders).toHaveLength(2)
    change({ listed: 2 })
    expect(await answer('/en/blog/')).not.toBe(blog)
    expect(renders).toEqual(['/en/blog/', '/en/', '/en/blog/'])
    expect(cache.at('/en/')).toBe(home)
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
    expect((await before).headers).not.toEqual((await after).headers)
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
    await before
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
  ])('is not kept when it is %s', async (_name, made) => {
    const { answer, cache, renders, makeBy } = createFixture()
    makeBy(async () => made)
    expect(await answer('/en/')).toBe(made)
    expect(await answer('/en/')).toBe(made)
    expect(renders).toHaveLength(2)
    expect(cache.at('/en/')).toBeUndefined()
  })

  it('is not kept when it asked for something that is not the same for everybody', async () => {
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
    expect(cache.at('/en/three/')).toBeDefined()
  })
})

describe('an address', () => {
  it.each([
    '/',
    '/en/',
    '/de/about/',
    '/blog',
    '/fr/blog/type/news/',
    '/feeds/it/atom.xml',
    '/feeds/en/news/feed.json',
    '/sitemap.xml',
    '/de/blog/?page=2&sort=title',
    '/en/blog/type/news/?order=oldest',
  ])('is kept: %s', (address) => {
    expect(isKept(address)).toBe(true)
  })

  it.each([
    '/en/?utm_source=x',
    '/en/blog/?q=window',
    '/en/blog/?page=2&q=a',
    '/en/blog/?page=%32',
    '/en/%61bout/',
    '/En/',
    '//evil.example/',
    '/en//',
    '/en/blog/app/draft/a/?preview=b',
    '/en/contact/?page=2',
    `/en/${'a'.repeat(40)}!`,
  ])('is rendered each time: %s', (address) => {
    expect(isKept(address)).toBe(false)
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
