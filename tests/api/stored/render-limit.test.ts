import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRenderLimit } from '#api/http/render-limit.ts'
import { createClock, createTestApp } from '../../support/app/test-app.ts'

describe('renders in hand', () => {
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
    await turn()
    expect(atOnce).toBe(2)
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

  it('leave cached pages to everybody, and are refused with a page that says when to come again', async () => {
    await using test = await createTestApp()
    const get = (url: string) => test.app.inject({ url })
    await get('/en/')
    // Searches are never cached: more at a time than are rendered or may wait.
    const searches = Array.from({ length: 200 }, (_, index) => get(`/en/blog/?q=window${index}`))
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
  it.each(['/en/', '/de/blog/?page=1', '/it/portfolio/?category=web', '/sitemap.xml'])(
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
