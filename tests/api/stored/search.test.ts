import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postsFolder } from '#api/content/site-post-ids.ts'
import type { PostCard } from '#api/contract/posts.ts'
import { createPostIndex } from '#api/services/posts/post-index.ts'
import { createStores } from '#api/store/stores.ts'
import { createBlog } from '../../support/app/posts.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { searchTable } from '../../support/data/search-table.ts'

let test: TestApp
/** Slugs differ by language, so posts are told apart by their pictures, which are called as they are. */
const firstOf = (posts: PostCard[]) => posts[0]?.picture.slug ?? 'no results'

beforeAll(async () => {
  test = await createTestApp()
  await createBlog({ database: test.database, now: test.clock.now, content: postsFolder })
}, 120_000)
afterAll(() => test[Symbol.asyncDispose]())

async function search(query: string, more: Record<string, string>) {
  const answer = await test.app.inject({ url: '/api/posts', query: { q: query, ...more } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('a search finds', () => {
  it.each(searchTable)('$language: $about ($query)', async ({ language, query, first }) => {
    expect(firstOf((await search(query, { language })).posts)).toBe(first)
  })

  it('is at least as long a table as was asked for', () => {
    expect(searchTable.length).toBeGreaterThanOrEqual(60)
    expect(new Set(searchTable.map(({ language }) => language)).size).toBe(6)
  })
})

describe('a search after the database was away', () => {
  it('reads the words of the posts again', async () => {
    const stores = createStores(test.database)
    let isAway = true
    const postWords: typeof stores.postWords = {
      ...stores.postWords,
      all: (language) => (isAway ? Promise.reject(new Error('away')) : stores.postWords.all(language)),
    }
    const index = createPostIndex({ stores: { ...stores, postWords }, now: test.clock.now })
    await expect(index.search('en', 'carousel')).rejects.toThrow('away')
    isAway = false
    expect((await index.search('en', 'carousel'))?.hits.length).toBeGreaterThan(0)
  })
})

describe('a search that no post has whole', () => {
  it.each([
    ['one word is nowhere', 'cookie helicopter', 'cookie-banners-done-right'],
    ['no post has all of them', 'carousel bakery museum', undefined],
  ])('offers the nearest: %s', async (_about, query, first) => {
    const { posts, total, nearest } = await search(query, { language: 'en' })
    expect({ posts, total }).toEqual({ posts: [], total: 0 })
    expect(nearest.length).toBeGreaterThan(0)
    expect(nearest.length).toBeLessThanOrEqual(3)
    if (first) expect(firstOf(nearest)).toBe(first)
    for (const { hits } of nearest) expect(JSON.stringify(hits)).toContain('"isHit":true')
  })

  it.each(['zzqxv', 'qzxwvy <b>&', 'zzqxv a'])('offers nothing where no word is known: %s', async (query) => {
    expect((await search(query, { language: 'en' })).nearest).toEqual([])
  })

  it('keeps to the type that was chosen', async () => {
    const { nearest } = await search('cookie helicopter', { language: 'en', type: 'news' })
    expect(nearest.map(({ type }: PostCard) => type)).toEqual(Array(nearest.length).fill('news'))
  })
})

describe('pages beside posts', () => {
  it('are found on the first page of a search', async () => {
    expect((await search('careers', { language: 'en' })).pages[0].href).toBe('/careers')
    expect((await search('careers', { language: 'en', page: '2' })).pages).toBeUndefined()
    expect((await search('', { language: 'en' })).pages).toBeUndefined()
  })
})

describe('what was found', () => {
  it('is marked in title and excerpt, in whatever form the word stands there', async () => {
    const { posts } = await search('carousels', { language: 'en' })
    const [{ hits }] = posts
    const marked = (pieces: { text: string; isHit: boolean }[]) =>
      pieces.filter(({ isHit }) => isHit).map(({ text }) => text)
    expect(marked(hits.title)).toEqual(['carousel'])
    expect(hits.title.map(({ text }: { text: string }) => text).join('')).toBe('The end of the carousel')
    for (const { hits: other } of posts)
      expect([...marked(other.title), ...marked(other.excerpt)].length).toBeGreaterThan(0)
  })

  it('can be narrowed to a type, sorted otherwise, and turned round', async () => {
    const all = await search('accessibility', { language: 'en' })
    const news = await search('accessibility', { language: 'en', type: 'news' })
    expect(news.total).toBeLessThan(all.total)
    expect(news.posts.map(({ type }: PostCard) => type)).toEqual(Array(news.total).fill('news'))
    const byDate = await search('accessibility', { language: 'en', sort: 'date' })
    const dates = byDate.posts.map(({ date }: PostCard) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const turned = await search('accessibility', { language: 'en', order: 'oldest' })
    // All on one page, so that the last is first.
    expect(all.pageCount).toBe(1)
    expect(turned.posts.map(({ slug }: PostCard) => slug)).toEqual(
      all.posts.map(({ slug }: PostCard) => slug).toReversed(),
    )
  })

  it('is not what was found in another language', async () => {
    expect((await search('Bäckerei', { language: 'sq' })).total).toBe(0)
  })

  it.each(['featured', 'date', 'title', 'category', 'readTime', 'author', 'popularity'])(
    'has an end: the pages behind it are empty, however it is sorted: %s',
    async (sort) => {
      for (const order of ['newest', 'oldest']) {
        const all = await search('accessibility', { language: 'en', sort, order })
        for (const page of [all.pageCount + 1, 50]) {
          const past = await search('accessibility', { language: 'en', sort, order, page: String(page) })
          expect(past).toMatchObject({ posts: [], total: all.total, pageCount: all.pageCount })
        }
        expect(await search('helicopter', { language: 'en', sort, order, page: '3' })).toMatchObject({ total: 0 })
        // All of its hits are of another type.
        const carousel = { language: 'en', sort, order, type: 'case-studies' }
        expect(await search('carousel', carousel)).toMatchObject({ posts: [], total: 0, pageCount: 0 })
        expect(await search('carousel', { ...carousel, page: '2' })).toMatchObject({ posts: [], total: 0 })
      }
    },
  )

  it('may be empty on the page too, also behind the last one', async () => {
    for (const query of ['q=accessibility&page=40', 'q=carousel&type=case-studies', 'q=helicopter&page=2']) {
      expect((await test.app.inject(`/en/blog/?${query}`)).statusCode, query).not.toBe(500)
    }
  })
})
