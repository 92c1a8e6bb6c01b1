import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postsFolder } from '#api/content/site-post-ids.ts'
import type { PostCard } from '#api/contract/posts.ts'
import { createBlog } from '../support/posts.ts'
import { searchTable } from '../support/search-table.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

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
})
