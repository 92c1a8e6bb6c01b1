import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

async function createSite() {
  let error: Error | undefined
  const test = await createTestApp({ databaseError: () => error })
  const blog = await createBlog({ database: test.database, now: test.clock.now })
  await blog.editing.save(postContent({ type: 'news' }))
  return {
    ...test,
    blog,
    get: (url: string) => test.app.inject({ url }),
    breakDatabase: (cause: Error = away) => {
      error = cause
    },
    mendDatabase: () => {
      error = undefined
    },
    [Symbol.asyncDispose]: test[Symbol.asyncDispose],
  }
}

/** What PostgreSQL answers while an operator changes its account or restores it, and when a transaction took too long. */
const answers = ['28000', '28P01', '3D000', '25P03', '25P04', '58030']

describe('while the database is away', () => {
  it.each(answers)('or lets nobody in for now, it is no fault of the server: %s', async (code) => {
    await using site = await createSite()
    const good = await site.get('/en/blog/')
    site.breakDatabase(Object.assign(new Error('not now'), { code }))
    site.clock.advance(60_000)
    expect((await site.get('/en/blog/')).body).toBe(good.body)
    const missing = await site.get('/api/posts?page=2&q=window')
    expect(missing.statusCode).toBe(503)
    expect(Number(missing.headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each(['/', '/en/', '/de/about/', '/en/careers/?sent', '/robots.txt'])(
    'a page that never asks it is rendered: %s',
    async (url) => {
      await using site = await createSite()
      site.breakDatabase()
      const { statusCode, headers } = await site.get(url)
      expect(statusCode).toBe(200)
      expect(headers['cache-status']).toBeUndefined()
    },
  )

  it.each(['/en/blog/', '/en/blog/app/a-window/', '/feeds/en/rss.xml', '/sitemap.xml'])(
    'the last known page is sent, marked as stale, until it is back: %s',
    async (url) => {
      await using site = await createSite()
      const good = await site.get(url)
      expect(good.statusCode, `Retry-After ${good.headers['retry-after']}`).toBe(200)
      site.breakDatabase()
      site.clock.advance(60_000)
      const stale = await site.get(url)
      expect(stale.statusCode).toBe(200)
      expect(stale.body).toBe(good.body)
      expect(stale.headers).toMatchObject({
        age: '60',
        'cache-control': 'no-cache',
        'cache-status': 'dritare; hit; ttl=-60; detail=stale-if-error',
      })
      site.mendDatabase()
      await site.blog.editing.save(postContent({ postId: 'a-door', slug: 'a-door', title: 'A door', type: 'news' }))
      site.clock.advance(2000)
      const fresh = await site.get(url)
      expect(fresh.statusCode).toBe(200)
      expect(fresh.headers['cache-status']).toBeUndefined()
      expect(fresh.headers.etag).not.toBe(good.headers.etag)
    },
  )

  it.each(['/en/blog/', '/en/blog/?q=window', '/en/blog/app/a-window/', '/feeds/en/rss.xml', '/sitemap.xml'])(
    'what nobody has asked for before says when to come again: %s',
    async (url) => {
      await using site = await createSite()
      site.breakDatabase()
      const { statusCode, headers } = await site.get(url)
      expect(statusCode).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-type']).toMatch(/^text\/html/)
      site.mendDatabase()
      expect((await site.get(url)).statusCode).toBe(200)
    },
  )

  it.each(languages)('a page that cannot be shown says so to who has sent nothing: %s', async (language) => {
    await using site = await createSite()
    site.breakDatabase()
    const { body } = await site.get(`/feeds/${language}/rss.xml?language=${language}`)
    const words = readTexts(language, 'page-error')
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<title>${words.head.title} | Dritare</title>`)
    expect(body).toContain(words.title)
    expect(body).toContain(words.retry)
    expect(body).toContain('content="noindex"')
    expect(body).not.toContain(readTexts(language, 'message-error').title)
    expect(body).not.toContain('message-error')
    // Nothing takes the page over: its address has to stay as it is, so that a reload asks for the same again.
    expect(body).not.toContain('id="state"')
  })

  it('an address without a page has the screen for that, and keeps its address', async () => {
    await using site = await createSite()
    const { statusCode, body } = await site.app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } })
    expect(statusCode).toBe(404)
    expect(body).toContain(readTexts('en', 'not-found').title)
    expect(body).not.toContain('id="state"')
  })

  it('a form that could not be taken still says so', async () => {
    await using site = await createSite()
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `message=${'a'.repeat(200_000)}`,
    })
    expect(response.statusCode).toBe(413)
    expect(response.body).toContain(readTexts('en', 'message-error').title)
  })
})
