import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { sendRaw } from '../../support/servers/raw-connection.ts'

async function listen({ app }: TestApp): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

describe('an address of more than 2,000 characters', () => {
  it.each([
    ['/de/', 'de', 'text/html'],
    ['/', 'en', 'text/html'],
    ['/fr/blog/?q=', 'fr', 'text/html'],
    ['/api/posts?language=it&q=', 'it', 'application/json'],
    ['/feeds/', 'en', 'text/html'],
  ])('is refused with 414 like any error: %s', async (start, language, type) => {
    await using test = await createTestApp()
    const { statusCode, headers, body } = await test.app.inject({ url: start.padEnd(2001, 'x') })
    expect(statusCode).toBe(414)
    expect(headers['content-type']).toContain(type)
    expect(headers).toHaveProperty('content-security-policy')
    if (type === 'text/html') expect(body).toContain(`<html lang="${language}"`)
    else expect(JSON.parse(body).error).toEqual({ code: 'uri_too_long', message: 'Questo indirizzo è troppo lungo.' })
    expect((await test.app.inject({ url: start.padEnd(2000, 'x') })).statusCode).not.toBe(414)
  })

  it('is refused whatever the method and the form of the request line', async () => {
    await using test = await createTestApp()
    const url = await listen(test)
    for (const line of [`POST /${'/'.repeat(3000)}`, `GET http://x/${'a'.repeat(3000)}`, `DELETE /${'%'.repeat(3000)}`])
      expect(await sendRaw(url, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 414/)
  })
})

/** What expressions and routers backtrack over, at the length that is still looked at and beyond it. */
describe('a hostile address', () => {
  const starts = ['/', '/en/', '/feeds/', '/share/en/', '/blog/app/', '/en/blog/?q=', '/api/posts?q=', '/assets/']
  const parts = ['/', '/../', '.', '%2f', '/a', '-', '%ff', '?', '&', '=', '*', '/:a', '\\', 'aA1']

  // An answer takes some ten milliseconds, backtracking takes seconds; the time limit is for what never ends.
  it.each(starts)('that begins with %s is answered', { timeout: 120_000 }, async (start) => {
    await using test = await createTestApp()
    const server = await listen(test)
    for (const length of [1990, 15_500])
      for (const part of parts)
        for (const end of ['x', '/']) {
          const url = `${start}${part.repeat((length - start.length) / part.length)}${end}`
          const answer = await sendRaw(server, `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
          expect(answer, `${start} ${part} ${end}`).toMatch(length > 2000 ? /^HTTP\/1\.1 414 / : /^HTTP\/1\.1 [234]/)
        }
  })

  // nginx keeps four kilobytes of them unless it is told otherwise, and holds a server that sends more for broken.
  it.each([
    '/?q=',
    '/en?q=',
    '/EN/about?q=',
    '/en/blog/app/',
    '/admin/',
    '/admin/log?q=',
    '/admin/login?to=/admin/',
    '/api/posts/',
  ])('that begins with %s is answered with no more headers than proxies take', { timeout: 120_000 }, async (start) => {
    await using test = await createTestApp()
    const server = await listen(test)
    for (const part of ['a', '&', "'", '"', '<', '%22', '%C3%AB']) {
      const url = `${start}${part.repeat((1990 - start.length) / part.length)}`
      const answer = await sendRaw(server, `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer.indexOf('\r\n\r\n'), part).toBeGreaterThan(0)
      expect(answer.indexOf('\r\n\r\n'), part).toBeLessThan(3500)
    }
  })

  it.each(['/en/', '/feeds/', '/blog/app/'])(
    'that begins with %s and is full of slashes is not found',
    async (start) => {
      await using test = await createTestApp()
      const server = await listen(test)
      for (const slashes of ['/'.repeat(20), '\\'.repeat(20), '/\\'.repeat(10), 'a//'.repeat(20)]) {
        const answer = await sendRaw(server, `GET ${start}${slashes}x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
        expect(answer).toMatch(/^HTTP\/1\.1 404 /)
      }
    },
  )
})

describe('two Host headers, or none', () => {
  it.each([
    'GET /en/ HTTP/1.1',
    'POST /api/contact HTTP/1.1\r\nContent-Length: 0',
    'GET /en/ HTTP/1.1\r\nHost: x\r\nHost: y',
    'GET /en/ HTTP/1.1\r\nHost: x\r\nhOsT: x',
    'GET /en/ HTTP/1.0\r\nHost: x\r\nHost: y',
    'GET http://x/en/ HTTP/1.1\r\nHost: x\r\nHost: y',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nHost: y',
  ])('are refused: %j', async (head) => {
    await using test = await createTestApp()
    const url = await listen(test)
    // From the cache, too.
    for (let time = 0; time < 2; time++) await sendRaw(url, 'GET /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    const answer = await sendRaw(url, `${head}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('content-security-policy')
  })
})

it.each(['GET /en/ HTTP/1.0', 'GET /en/ HTTP/1.1\r\nHost: x\r\nExpect: a miracle'])(
  'a request as some still send it has its answer: %j',
  async (head) => {
    await using test = await createTestApp()
    const url = await listen(test)
    expect(await sendRaw(url, `${head}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

describe('the address of a visitor behind a proxy', () => {
  it.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['1.2.3.4', '1.2.3.4'],
    ['6.6.6.6:1, 1.2.3.4:99, 127.0.0.2:80', '1.2.3.4'],
    ['[broken', 'broken'],
  ])('is without the port: %s', async (forwarded, address) => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.0/8'] })
    const seen = vi.fn()
    test.app.addHook('onResponse', async ({ ip }) => seen(ip))
    await test.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': forwarded } })
    expect(seen).toHaveBeenCalledWith(address)
  })
})

it('says that it is alive however busy it is', async () => {
  await using test = await createTestApp({ maxEventLoopDelay: 800 })
  await test.app.inject({ url: '/en/' })
  // Nothing else gets its turn for so long, and then the server sends visitors away for a moment. Other turns in between
  // make a mean of it that is below the limit.
  for (let time = 0; time < 8 && !test.app.isUnderPressure(); time++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200)
    for (let turn = 0; turn < 3; turn++) await setImmediate()
  }
  const [page, alive] = await Promise.all([test.app.inject({ url: '/en/' }), test.app.inject({ url: '/healthz' })])
  expect(page.statusCode).toBe(503)
  expect(alive.statusCode).toBe(200)
})
