import { parseRssFeed } from 'feedsmith'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, publicUrl, type TestApp } from '../../support/app/test-app.ts'
import { alternatesIn } from '../../support/browser/head-links.ts'

let test: TestApp
let blog: Awaited<ReturnType<typeof createBlog>>

beforeEach(async () => {
  test = await createTestApp()
  blog = await createBlog({ database: test.database, now: test.clock.now })
})
afterEach(() => test[Symbol.asyncDispose]())

const read = async (url: string) => (await test.app.inject({ url })).body

/** What the sitemap says of an address: languages and where they are found. */
async function mapped(address: string) {
  const entry = (await read('/sitemap.xml'))
    .split('<url>')
    .find((url) => url.startsWith(`<loc>${publicUrl}${address}</loc>`))
  return (
    entry && [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href])
  )
}

/** The same in a page's head. */
async function linked(address: string) {
  return alternatesIn(await read(address)).flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []))
}

describe('a post that lacks a language (D21)', () => {
  beforeEach(async () => {
    await blog.editing.save(postContent())
    await blog.editing.save(postContent({ language: 'de', slug: 'ein-fenster', title: 'Ein Fenster' }))
    await blog.editing.save(postContent({ language: 'it', slug: 'una-finestra', status: 'draft' }))
  })

  it('is named in the languages it has, and in no other, by sitemap and head', async () => {
    const alternates = [
      ['en', `${publicUrl}/en/blog/app/a-window/`],
      ['de', `${publicUrl}/de/blog/app/ein-fenster/`],
      ['x-default', `${publicUrl}/blog/app/a-window`],
    ]
    for (const address of ['/en/blog/app/a-window/', '/de/blog/app/ein-fenster/']) {
      expect(await mapped(address), address).toEqual(alternates)
      expect(await linked(address), address).toEqual(alternates)
    }
    for (const address of ['/it/blog/app/una-finestra/', '/fr/blog/app/a-window/'])
      expect(await mapped(address), address).toBeUndefined()
  })

  it('has no default where English is what it lacks', async () => {
    await blog.editing.save(postContent({ postId: 'other', language: 'sq', slug: 'nje-dritare' }))
    const alternates = [['sq', `${publicUrl}/sq/blog/app/nje-dritare/`]]
    expect(await mapped('/sq/blog/app/nje-dritare/')).toEqual(alternates)
    expect(await linked('/sq/blog/app/nje-dritare/')).toEqual(alternates)
  })

  it('is in the feeds of those languages, once it is published', async () => {
    const titles = async (feed: string) =>
      (parseRssFeed(await read(`/feeds/${feed}/rss.xml`)).items ?? []).map(({ title }) => title)
    expect(await titles('de')).toEqual(['Ein Fenster'])
    expect(await titles('it')).toEqual([])
    await blog.editing.save(postContent({ language: 'it', slug: 'una-finestra', title: 'Una finestra' }))
    expect(await titles('it')).toEqual(['Una finestra'])
    expect(await titles('it/insights')).toEqual(['Una finestra'])
    expect(await titles('it/news')).toEqual([])
  })

  it('has a share picture in those languages only', async () => {
    const status = async (path: string) => (await test.app.inject({ url: path })).statusCode
    expect(await status('/share/de/posts/ein-fenster.jpg')).toBe(200)
    expect(await status('/share/it/posts/una-finestra.jpg')).toBe(404)
    expect(await status('/share/en/posts/ein-fenster.jpg')).toBe(404)
  })
})
