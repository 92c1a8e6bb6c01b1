import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const addresses = [
  '/',
  '/contact',
  ...languages.flatMap((language) => [
    `/${language}/`,
    `/${language}/about/`,
    `/${language}/careers/`,
    `/${language}/blog/`,
    `/${language}/blog/?sort=title&order=oldest`,
    `/${language}/blog/type/news/`,
    `/feeds/${language}/rss.xml`,
    `/feeds/${language}/opinion/feed.json`,
  ]),
  '/en/blog/app/a-window/',
  '/de/blog/app/ein-fenster/',
  '/en/blog/app/a-door/',
  '/sitemap.xml',
]

/** Two posts, one of them in two languages. */
async function writePosts({ database, clock }: TestApp) {
  const blog = await createBlog({ database, now: clock.now })
  await blog.editing.save(postContent({ type: 'news' }))
  await blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster', title: 'Ein Fenster', type: 'news' }))
  await blog.editing.save(postContent({ postId: 'a-door', slug: 'a-door', title: 'A door', type: 'opinion' }))
  return blog
}

const get = async ({ app }: TestApp, url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: sent, rawPayload } = await app.inject({ url, headers })
  expect(statusCode, `${url}, Retry-After ${sent['retry-after']}`).toBe(200)
  return { headers: sent, bytes: rawPayload }
}

/** What each address answers now, one after the other: a network has a bound of renders in hand. */
async function answers(test: TestApp): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const address of addresses) found.set(address, (await get(test, address)).bytes.toString())
  return found
}

const changedBetween = (before: Map<string, string>, after: Map<string, string>) =>
  addresses.filter((address) => before.get(address) !== after.get(address))

describe('cached pages', () => {
  it('are the same bytes as pages that are rendered each time', async () => {
    await using caching = await createTestApp()
    await using rendering = await createTestApp({ cachesPages: false })
    await writePosts(caching)
    await writePosts(rendering)
    const fresh = await answers(rendering)
    expect(changedBetween(fresh, await answers(caching))).toEqual([])
    // Once more: now from the cache.
    expect(changedBetween(fresh, await answers(caching))).toEqual([])
    const { headers } = await get(rendering, '/de/blog/')
    expect(headers['cache-control']).toBe((await get(caching, '/de/blog/')).headers['cache-control'])
  })

  it('are dropped where a published post shows, in its language, and nowhere else', async () => {
    await using test = await createTestApp()
    const blog = await writePosts(test)
    const before = await answers(test)
    test.clock.advance(1000)
    await blog.editing.save(
      postContent({ postId: 'a-roof', language: 'it', slug: 'un-tetto', title: 'Un tetto', type: 'news' }),
    )
    expect(changedBetween(before, await answers(test))).toEqual([
      '/it/blog/',
      '/it/blog/?sort=title&order=oldest',
      '/it/blog/type/news/',
      '/feeds/it/rss.xml',
      '/sitemap.xml',
    ])
  })

  it('show a changed post at once, on its own page, in its lists and in its feeds', async () => {
    await using test = await createTestApp()
    const blog = await writePosts(test)
    const before = await answers(test)
    await blog.editing.save(postContent({ title: 'A wider window', type: 'news' }))
    const after = await answers(test)
    const changed = changedBetween(before, after)
    expect(changed).toEqual(
      expect.arrayContaining(['/en/blog/', '/en/blog/type/news/', '/feeds/en/rss.xml', '/en/blog/app/a-window/']),
    )
    // The other post names it as the next one to read.
    expect(changed).toContain('/en/blog/app/a-door/')
    expect(changed.filter((address) => /\/(sq|de|es|it|fr)\//.test(address))).toEqual([])
    for (const address of changed.filter((changed) => !changed.endsWith('.xml'))) {
      expect(after.get(address)).toContain('A wider window')
    }
  })

  it('do not show it any longer than a clock was ahead of its time', async () => {
    await using test = await createTestApp()
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    const visibleFrom = test.clock.now() + 60_000
    await blog.editing.save(
      postContent({ postId: 'later', slug: 'later', title: 'Later', status: 'scheduled', visibleFrom, type: 'news' }),
    )
    const statusOf = async () => (await test.app.inject('/en/blog/app/later/')).statusCode
    expect(await statusOf()).toBe(404)
    test.clock.advance(400 * 24 * 3_600_000)
    expect(await statusOf()).toBe(200)
    test.clock.advance(-400 * 24 * 3_600_000)
    expect(await statusOf()).toBe(404)
    expect((await get(test, '/sitemap.xml')).bytes.toString()).not.toContain('/later')
  })

  it('show a scheduled post when its time has come', async () => {
    await using test = await createTestApp()
    const blog = await writePosts(test)
    const visibleFrom = test.clock.now() + 60_000
    await blog.editing.save(
      postContent({ postId: 'later', slug: 'later', title: 'Later', status: 'scheduled', visibleFrom, type: 'news' }),
    )
    expect((await answers(test)).get('/en/blog/')).not.toContain('Later')
    test.clock.advance(60_000)
    expect((await answers(test)).get('/en/blog/')).toContain('Later')
  })

  it('have nothing in them of who asked first', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    await using other = await createTestApp()
    await writePosts(test)
    await writePosts(other)
    const personal = {
      cookie: 'visitor=secret-cookie; i18nextLng=fr',
      'accept-language': 'fr-FR,fr',
      'user-agent': 'Curious/1.0',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      referer: 'https://elsewhere.example/secret-page',
      authorization: 'Bearer secret-token',
    }
    for (const address of addresses) {
      const asked = await get(test, address, personal)
      const plain = await get(other, address)
      expect(asked.bytes.equals(plain.bytes), address).toBe(true)
      expect(asked.headers).toEqual({ ...plain.headers, date: asked.headers.date })
      expect(asked.headers['set-cookie']).toBeUndefined()
    }
  })

  it('come in the encoding that the browser takes, and not at all when it has them', async () => {
    await using test = await createTestApp()
    const plain = (await get(test, '/en/')).bytes
    const brotli = await get(test, '/en/', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const zipped = await get(test, '/en/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(brotliDecompressSync(brotli.bytes).equals(plain)).toBe(true)
    expect(gunzipSync(zipped.bytes).equals(plain)).toBe(true)
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', etag: brotli.headers.etag })
    const known = await test.app.inject({ url: '/en/', headers: { 'if-none-match': String(brotli.headers.etag) } })
    expect(known.statusCode).toBe(304)
    expect(known.body).toBe('')
  })
})

describe('a page that is made for one request', () => {
  it.each(['/en/nothing/', '/en/blog/?q=window', '/en/blog/?q=door&a=b'])('is compressed, too: %s', async (url) => {
    await using test = await createTestApp()
    const plain = await test.app.inject({ url })
    const brotli = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
  })
})
