import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createViewSalts } from '#api/services/posts/view-salts.ts'
import { createStores } from '#api/store/stores.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let test: TestApp

beforeEach(async () => {
  test = await createTestApp()
  const blog = await createBlog({ database: test.database, now: test.clock.now })
  for (let number = 1; number <= 9; number++)
    await blog.editing.save(postContent({ postId: `${number}`, slug: `post-${number}` }))
})
afterEach(() => test[Symbol.asyncDispose]())

interface Reader {
  ip?: string
  userAgent?: string
  details?: object
}

async function read(
  post: number | string,
  { ip = '203.0.113.1', userAgent = 'Firefox', details = {} }: Reader = {},
  on = test,
) {
  const answer = await on.app.inject({
    method: 'POST',
    url: `/api/posts/${post}/views`,
    remoteAddress: ip,
    headers: { 'user-agent': userAgent },
    payload: details,
  })
  return answer.statusCode === 200 ? answer.json().counted : answer.statusCode
}

const views = async (post: number) => (await test.app.inject({ url: `/api/posts/post-${post}` })).json().popularity

describe('characters that a database cannot hold', () => {
  it('are dropped from a session, and make no post', async () => {
    expect(await read(1, { details: { allowsAnalytics: true, sessionId: 'a\u0000b' } })).toBe(true)
    expect(await read('a%00b')).toBe(404)
  })
})
const rows = () => test.database.db.selectFrom('post_views').selectAll().execute()

describe('a view (D23)', () => {
  it('counts once in 24 hours for the same visitor and post, over the change of the salt too', async () => {
    expect(await read(1)).toBe(true)
    expect(await read(1)).toBe(false)
    test.clock.advance(23 * HOUR)
    expect(await read(2)).toBe(true)
    test.clock.advance(HOUR - 1)
    expect(await read(1)).toBe(false)
    test.clock.advance(1)
    expect(await read(1)).toBe(true)
    test.clock.advance(23 * HOUR)
    expect(await read(1)).toBe(false)
    expect(await views(1)).toBe(2)
  })

  it('counts at once for a different post, and for somebody else', async () => {
    expect(await read(1)).toBe(true)
    expect(await read(2)).toBe(true)
    expect(await read(1, { ip: '203.0.113.2' })).toBe(true)
    expect(await read(1, { ip: '2001:db8:1:2::1' })).toBe(true)
    expect([await views(1), await views(2)]).toEqual([3, 1])
  })

  it('counts once for a network, whatever the browser calls itself and whichever of its addresses it takes', async () => {
    expect(await read(1, { ip: '2001:db8:1:2::1' })).toBe(true)
    for (const userAgent of ['', 'Firefox', 'Safari', 'iPhone', 'iPad', 'Reader 17'])
      expect(await read(1, { ip: '2001:db8:1:2::ffff', userAgent }), userAgent).toBe(false)
    expect(await views(1)).toBe(1)
  })

  it('counts once over a restart and on another server too, at midnight as well', async () => {
    expect(await read(1)).toBe(true)
    const other = await createTestApp({ beside: test })
    expect(await read(1, {}, other)).toBe(false)
    expect(await read(2, {}, other)).toBe(true)
    await other[Symbol.asyncDispose]()
    test.clock.advance(13 * HOUR)
    await using next = await createTestApp({ beside: test })
    expect(await read(1, {}, next)).toBe(false)
    expect(await read(2)).toBe(false)
    test.clock.advance(11 * HOUR)
    expect(await read(1, {}, next)).toBe(true)
    expect(await read(1)).toBe(false)
    expect([await views(1), await views(2)]).toEqual([2, 1])
  })

  it('closes counting for five minutes after a burst', async () => {
    for (let post = 1; post <= 6; post++) expect(await read(post)).toBe(true)
    expect(await read(7)).toBe(false)
    test.clock.advance(5 * MINUTE - 1)
    expect(await read(7)).toBe(false)
    test.clock.advance(1)
    expect(await read(7)).toBe(true)
  })

  it('may be one of many by a quick reader, as long as they are no burst', async () => {
    for (let post = 1; post <= 9; post++) {
      expect(await read(post)).toBe(true)
      test.clock.advance(15_000)
    }
  })

  it('never counts again inside a session within 30 minutes, wherever it comes from', async () => {
    const details = { allowsAnalytics: true, sessionId: 'session' }
    expect(await read(1, { details })).toBe(true)
    expect(await read(1, { details, ip: '203.0.113.2' })).toBe(false)
    expect(await read(2, { details, ip: '203.0.113.2' })).toBe(true)
    test.clock.advance(30 * MINUTE)
    expect(await read(1, { details, ip: '203.0.113.3' })).toBe(true)
  })

  it('counts once when it is sent ten times at once', async () => {
    const counted = await Promise.all(Array.from({ length: 10 }, () => read(1)))
    expect(counted.filter(Boolean)).toHaveLength(1)
    expect(await views(1)).toBe(1)
  })

  it('is one of 120 a minute at most that a network sends, counted or not', async () => {
    const answers: unknown[] = []
    // Few at a time: they wait for each other, and who waits too long is asked to come back.
    for (let round = 0; round < 26; round++)
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => read(1, { ip: '2001:db8:1:2::1' })))))
    expect(answers.filter((answer) => answer === true)).toHaveLength(1)
    expect(answers.filter((answer) => answer === 429)).toHaveLength(10)
    test.clock.advance(20_000)
    expect(await read(2, { ip: '2001:db8:1:2::ffff' })).toBe(429)
    expect(await read(2, { ip: '2001:db8:1:3::1' })).toBe(true)
    test.clock.advance(40_001)
    expect(await read(2, { ip: '2001:db8:1:2::ffff' })).toBe(true)
  })

  it('is of a post that is there', async () => {
    expect(await read('nothing')).toBe(404)
    expect((await test.app.inject({ method: 'POST', url: '/api/posts/1/views', payload: '[' })).statusCode).toBe(415)
  })
})

describe('what is kept of it', () => {
  const details = {
    language: 'de',
    allowsAnalytics: true,
    sessionId: 'session',
    referrer: 'https://example.org/search?q=secret',
    isReturning: true,
  }
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/153.0 Mobile Safari/537.36'

  it('is as much as the visitor allows (specification 3)', async () => {
    await read(1, { details, userAgent })
    expect(await rows()).toMatchObject([
      {
        device: 'mobile',
        browser: 'Chrome',
        referrer: 'https://example.org/',
        language: 'de',
        session_id: 'session',
        is_returning: 1,
      },
    ])
  })

  it('is nothing about the visitor without consent to analytics, whatever the browser sends', async () => {
    await read(1, { details: { ...details, allowsAnalytics: 'yes' }, userAgent })
    expect(await rows()).toMatchObject([
      { device: 'Unknown', browser: 'Unknown', referrer: 'Unknown', session_id: null, is_returning: 0 },
    ])
  })

  it('is matched to nobody once its day and the next are over: the salts are gone', async () => {
    const days = async () => (await test.database.db.selectFrom('view_salts').selectAll().execute()).length
    const views = createViewSalts({
      stores: createStores(test.database),
      keyOf: ({ value }) => `secret ${value}`,
      now: test.clock.now,
    })
    const [first = ''] = await views.current()
    const [stored] = await test.database.db.selectFrom('view_salts').select('salt').execute()
    expect(first, 'the half that is stored is not enough').toBe(`secret ${stored?.salt}`)
    test.clock.advance(24 * HOUR)
    const next = await views.current()
    expect([next[1], await days()]).toEqual([first, 2])
    await views.forget()
    expect(await days()).toBe(2)
    test.clock.advance(24 * HOUR)
    await views.forget()
    expect(await days()).toBe(1)
    expect(await views.current()).not.toContain(first)
  })

  it('names nobody: the address is hashed with a salt of which no more than half is stored', async () => {
    await read(1)
    const everything = JSON.stringify([
      await rows(),
      await test.database.db.selectFrom('settings').selectAll().execute(),
    ])
    expect(everything).not.toContain('203.0.113.1')
    const [row] = await rows()
    expect(row?.visitor).toMatch(/^[\w-]{43}$/)
    expect(row?.network).not.toBe(row?.visitor)
  })
})
