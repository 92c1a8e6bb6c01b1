import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createRenderLimit } from '#api/http/render-limit.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createClock, createTestApp } from '../../support/app/test-app.ts'

const form = (url: string) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'name=&email=',
})

/** The turns of the event loop after which twelve renders that are asked for at once begin. Each does its `work` at once. */
async function turnsOfRenders(work = () => {}): Promise<number[]> {
  const limits = [
    createRenderLimit({ onFull: () => {}, now: Date.now }),
    createRenderLimit({ onFull: () => {}, now: Date.now }),
  ]
  let turns = 0
  let isDone = false
  const counting = (async () => {
    for (; !isDone; turns++) await turn()
  })()
  const render = async () => {
    work()
    return turns
  }
  const begun = await Promise.all(Array.from({ length: 12 }, (_, index) => limits[index % 2]?.(render)))
  isDone = true
  await counting
  return begun.map(Number).toSorted((one, other) => one - other)
}

function fewestBetween(ordered: number[]): number {
  return Math.min(...ordered.slice(1).map((at, index) => at - (ordered[index] ?? 0)))
}

describe('renders in hand', () => {
  it('let the event loop turn between them, so that connections are accepted and cached pages are sent', async () => {
    // However slow the machine is: they end by their number, not by their time.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    expect(fewestBetween(await turnsOfRenders())).toBeGreaterThanOrEqual(10)
  })

  it('let as many turns pass where the renders themselves take long', async () => {
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => time)
    expect(fewestBetween(await turnsOfRenders(() => (time += 30)))).toBeGreaterThanOrEqual(10)
  })

  it('wait for few turns where each takes long, because others work', async () => {
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 30))
    const ordered = await turnsOfRenders()
    expect((ordered.at(-1) ?? 0) - (ordered[0] ?? 0)).toBeLessThanOrEqual(3 * ordered.length)
  })

  it.each([
    ['posted forms', () => form('/en/contact/'), 422],
    ['searches by programs', () => ({ url: '/api/posts?q=window' }), 200],
    ['searches', () => ({ url: '/en/blog/?q=window' }), 200],
    ['posts read by programs', () => ({ url: '/api/posts/none?language=en' }), 404],
    ['posts asked for in capitals', () => ({ url: '/en/blog/app/A-Window/' }), 301],
    ['addresses that nobody has', () => ({ url: `/en/nothing-${randomUUID()}/` }), 404],
  ])('are bounded for each network, and for nobody else: %s', async (_what, request, status) => {
    await using test = await createTestApp()
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    await blog.editing.save(postContent())
    const send = async (remoteAddress: string) => (await test.app.inject({ ...request(), remoteAddress })).statusCode
    const hostile = Array.from({ length: 60 }, () => send('203.0.113.1'))
    const other = send('203.0.113.2')
    const answers = await Promise.all(hostile)
    expect(new Set(answers)).toEqual(new Set([503, status]))
    expect(answers.filter((answer) => answer === status).length).toBeGreaterThanOrEqual(30)
    expect(await other).toBe(status)
  })

  it('are bounded, with a word to the operator once a minute', async () => {
    const clock = createClock()
    let said = 0
    const limit = createRenderLimit({ onFull: () => said++, now: clock.now, atOnce: 2, mostWaiting: 3 })
    const gate = Promise.withResolvers<void>()
    let atOnce = 0
    const render = async () => {
      atOnce++
      await gate.promise
      return 'a page'
    }
    const taken = Array.from({ length: 5 }, () => limit(render))
    await expect.poll(() => atOnce).toBe(2)
    for (let time = 0; time < 2; time++)
      await expect(limit(render)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 })
    expect(said).toBe(1)
    clock.advance(60_000)
    await expect(limit(render)).rejects.toThrow('unavailable')
    expect(said).toBe(2)
    gate.resolve()
    expect(await Promise.all(taken)).toEqual(Array.from({ length: 5 }, () => 'a page'))
    expect(await limit(render)).toBe('a page')
  })

  it('are bounded for each network and each /48, so that one leaves room for the others', async () => {
    const limit = createRenderLimit({ onFull: () => {}, now: Date.now, atOnce: 1, mostWaiting: 100, mostOfNetwork: 2 })
    const gate = Promise.withResolvers<void>()
    const render = () => gate.promise
    const taken = ['192.0.2.1', '192.0.2.1', '2001:db8:1:1::', '2001:db8:1:2::'].map((network) =>
      limit(render, network),
    )
    for (const network of ['192.0.2.1', '2001:db8:1:3::'])
      await expect(limit(render, network)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 })
    taken.push(limit(render, '192.0.2.2'), limit(render))
    for (const near of ['127.0.0.1', '::', '10.0.0.1'])
      taken.push(...Array.from({ length: 3 }, () => limit(render, near)))
    gate.resolve()
    await Promise.all(taken)
    await expect(limit(render, '192.0.2.1')).resolves.toBeUndefined()
  })

  it('of many that one asks for at once stand behind the first of everybody else', async () => {
    const limits = [1, Number.POSITIVE_INFINITY].map((atOnce) =>
      createRenderLimit({ onFull: () => {}, now: Date.now, atOnce }),
    )
    for (const limit of limits) {
      const order: string[] = []
      const ask = (network: string) => limit(async () => void order.push(network), network)
      const many = Array.from({ length: 10 }, () => ask('192.0.2.1'))
      await Promise.all([...many, ask('192.0.2.2'), ask('192.0.2.3'), ask('192.0.2.2')])
      // One was begun before the others came.
      expect(order.indexOf('192.0.2.2')).toBeLessThanOrEqual(2)
      expect(order.indexOf('192.0.2.3')).toBeLessThanOrEqual(3)
      expect(order.lastIndexOf('192.0.2.2')).toBeLessThanOrEqual(5)
      expect(order).toHaveLength(13)
    }
  })

  it('each have their turn, whatever is asked for meanwhile', async () => {
    const limits = [1, Number.POSITIVE_INFINITY].map((atOnce) =>
      createRenderLimit({ onFull: () => {}, now: Date.now, atOnce }),
    )
    for (const limit of limits) {
      const order: string[] = []
      const ask = (network: string, name: string) => limit(async () => void order.push(name), network)
      let more = 60
      const loop = async (): Promise<void> => {
        await ask('192.0.2.1', 'again')
        if (more-- > 0) await loop()
      }
      const loops = Array.from({ length: 9 }, loop)
      const last = ask('192.0.2.1', 'the last of theirs')
      const office = Array.from({ length: 5 }, (_, place) => ask('192.0.2.2', `of an office ${place}`))
      await Promise.all([...loops, last, ...office])
      expect(order.indexOf('of an office 4')).toBeLessThanOrEqual(12)
      expect(order.indexOf('the last of theirs')).toBeLessThanOrEqual(17)
    }
  })

  it('of a page that others wait for, too, has the first turn of theirs', async () => {
    const limits = [1, Number.POSITIVE_INFINITY].map((atOnce) =>
      createRenderLimit({ onFull: () => {}, now: Date.now, atOnce }),
    )
    for (const limit of limits) {
      const order: string[] = []
      const ask = (name: string) => limit(async () => void order.push(name), '192.0.2.1', name)
      const many = Array.from({ length: 10 }, (_, place) => ask(`page ${place}`))
      limit.join?.('page 9', '192.0.2.2')
      limit.join?.('page 0', '192.0.2.2') // is under way
      limit.join?.('nowhere', '192.0.2.2')
      await Promise.all(many)
      expect(order.indexOf('page 9')).toBeLessThanOrEqual(3)
      limit.join?.('page 9', '192.0.2.2') // is done
    }
  })

  it('of many pages that others wait for, too, are each one turn of theirs', async () => {
    const limits = [1, Number.POSITIVE_INFINITY].map((atOnce) =>
      createRenderLimit({ onFull: () => {}, now: Date.now, atOnce }),
    )
    for (const limit of limits) {
      const order: string[] = []
      const ask = (name: string, network: string) => limit(async () => void order.push(name), network, name)
      for (let time = 0; time < 2; time++) {
        order.length = 0
        const pages = Array.from({ length: 20 }, (_, place) => `page ${place}`)
        const many = pages.map((page) => ask(page, '192.0.2.1'))
        for (const page of pages) limit.join?.(page, '192.0.2.2')
        await Promise.all([...many, ask('of a stranger', '192.0.2.3')])
        expect(order.indexOf('of a stranger')).toBeLessThanOrEqual(4)
      }
    }
  })

  it.each(['/api/contact', '/api/newsletter', '/en/contact/'])(
    'of forms have a place of those who write: %s',
    async (url) => {
      await using test = await createTestApp()
      const held = vi.spyOn(test.app, 'holdWrite')
      expect((await test.app.inject(form(url))).statusCode).toBe(422)
      expect(held).toHaveBeenCalledOnce()
    },
  )

  it('are not all taken by one who asks for addresses without end', async () => {
    await using test = await createTestApp()
    // At once: an injected request begins when somebody waits for it.
    const get = async (url: string, remoteAddress: string) => await test.app.inject({ url, remoteAddress })
    const hostile = Array.from({ length: 200 }, (_, index) => [
      get(`/en/blog/?q=window${index}`, '203.0.113.1'),
      get(`/en/nothing-${index}/`, '203.0.113.1'),
    ])
    for (const url of ['/en/blog/?q=window', '/de/about/', '/en/nothing/'])
      expect((await get(url, '203.0.113.2')).statusCode, url).not.toBe(503)
    const answers = await Promise.all(hostile.flat())
    expect(answers.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(200)
  })

  it.each([
    '/api/posts?language=en',
    '/api/openings?language=en',
    '/api/newsletter/issues?language=en',
    '/newsletter/issues/a-token',
    '/manifest.webmanifest?language=de',
  ])('of whatever is made for each who asks are bounded: %s', async (url) => {
    await using test = await createTestApp()
    const answers = await Promise.all(Array.from({ length: 300 }, async () => await test.app.inject({ url })))
    const refused = answers.filter(({ statusCode }) => statusCode === 503).length
    expect(refused).toBeGreaterThan(100)
    expect(refused).toBeLessThan(300)
  })

  it('do not wait for pictures to share, which may wait for S3', async () => {
    const picture = Promise.withResolvers<undefined>()
    let drawn = 0
    await using test = await createTestApp({
      siteFile: () => {
        drawn++
        return picture.promise
      },
    })
    const asked = Array.from({ length: 30 }, async (_, place) =>
      test.app.inject({ url: `/share/en/posts/${place}.jpg`, remoteAddress: `203.0.113.${place}` }),
    )
    await expect.poll(() => drawn).toBe(2)
    expect((await test.app.inject({ url: '/en/blog/?q=window' })).statusCode).toBe(200)
    picture.resolve(undefined)
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  })

  it('leave cached pages to everybody, and are refused with a page that says when to come again', async () => {
    await using test = await createTestApp()
    const get = (url: string) => test.app.inject({ url })
    await get('/en/')
    // Searches are never cached: more at a time than are rendered or may wait.
    const searches = Array.from({ length: 200 }, (_, index) =>
      test.app.inject({ url: `/en/blog/?q=window${index}`, remoteAddress: `203.0.113.${index}` }),
    )
    expect((await get('/en/?utm_source=a')).statusCode).toBe(200)
    const answers = await Promise.all(searches)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(100)
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('1')
      expect(body).toContain('Nothing to see just now.')
    }
    expect((await get('/en/blog/?q=window')).statusCode).toBe(200)
  })
})

describe('a query that the page does not read', () => {
  it.each(['/en/', '/de/blog/?page=1', '/it/portfolio/?category=branding', '/sitemap.xml'])(
    'changes nothing of %s, not even how long it takes',
    async (url) => {
      await using test = await createTestApp()
      const plain = await test.app.inject({ url })
      expect(plain.statusCode).toBe(200)
      const more = `${url}${url.includes('?') ? '&' : '?'}utm_source=<b>&gclid=1&fbclid=2`
      const decorated = await test.app.inject({ url: more })
      expect(decorated.body).toBe(plain.body)
      expect(decorated.headers).toEqual({ ...plain.headers, date: decorated.headers.date })
      expect(decorated.headers.etag).toBeDefined()
    },
  )

  it.each(['/en/newsletter/confirm/?token=a&utm_source=x', '/en/blog/?q=a&utm_source=x', '/en/nothing/?utm_source=x'])(
    'is not repeated by a page that is never cached: %s',
    async (url) => {
      await using test = await createTestApp()
      expect((await test.app.inject({ url })).body).not.toContain('utm_source')
    },
  )
})
