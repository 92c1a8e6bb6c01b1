import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { createTestApp, publicUrl, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const get = ({ app }: TestApp, url: string) => app.inject({ method: 'GET', url })

describe('pages as the server sends them', () => {
  it.each(languages)('carry language, title, canonical and the mutual hreflang set: %s', async (language) => {
    await using test = await createTestApp()
    const { body, statusCode } = await get(test, `/${language}/contact/`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<title>${readTexts(language, 'contact').head.title} | Dritare</title>`)
    expect(body).toContain(`rel="canonical" href="${publicUrl}/${language}/contact/"`)
    for (const other of languages) expect(body).toContain(`hreflang="${other}" href="${publicUrl}/${other}/contact/"`)
    expect(body).toContain(`hreflang="x-default" href="${publicUrl}/contact"`)
    expect(body).toContain(readTexts(language, 'contact-form').send)
    expect(body.match(/<h1/g)).toHaveLength(1)
  })

  it('are English without a prefix, with the English address as canonical (D3, D5)', async () => {
    await using test = await createTestApp()
    const { body } = await get(test, '/contact')
    expect(body).toContain('<html lang="en">')
    expect(body).toContain(`rel="canonical" href="${publicUrl}/en/contact/"`)
  })

  it.each([
    ['/de', '/de/'],
    ['/de/contact', '/de/contact/'],
    ['/fr/contact?a=1&b=%2F', '/fr/contact/?a=1&b=%2F'],
    ['/de//evil', '/de//evil/'],
  ])('redirects %s to %s for good (D4)', async (from, to) => {
    await using test = await createTestApp()
    const response = await get(test, from)
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe(to)
  })

  it.each([
    ['/pt/about', 'en'],
    ['/nothing', 'en'],
    ['/it/nothing/', 'it'],
    ['//evil.example/', 'en'],
    ['/de/..%2f..%2fetc/passwd/', 'de'],
  ])('answers %s with the not-found screen in %s', async (url, language) => {
    await using test = await createTestApp()
    const { statusCode, body, headers } = await get(test, url)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(readTexts(language as 'en', 'not-found').title)
    expect(body).toContain('content="noindex"')
    expect(body).not.toContain('rel="canonical"')
  })

  it('never repeat the Host header', async () => {
    await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
    const response = await test.app.inject({
      url: '/en/',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(response.body).not.toContain('evil.example')
  })

  it('escape what a visitor puts into the address', async () => {
    await using test = await createTestApp()
    const { body } = await get(test, '/en/contact/?q=</script><script>alert(1)</script>')
    expect(body).not.toContain('<script>alert')
  })

  it('have a policy that allows the two inline scripts by their hashes and no other', async () => {
    await using test = await createTestApp()
    for (const url of ['/en/', '/nothing', '/api/nothing']) {
      const policy = String((await get(test, url)).headers['content-security-policy'])
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/)
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  it('answer 405 to a form posted where none is taken', async () => {
    await using test = await createTestApp()
    const response = await test.app.inject({
      method: 'POST',
      url: '/de/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    })
    expect(response.statusCode).toBe(405)
    expect(response.body).toContain('<html lang="de">')
  })
})

describe('odd requests', () => {
  /** Sends bytes as they are, which no HTTP client would. Resolves to the status line. */
  async function send(test: TestApp, request: string): Promise<string> {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const address = test.app.server.address()
    if (!address || typeof address === 'string') throw new Error('No port')
    return new Promise((resolve, reject) => {
      const socket = connect(address.port, '127.0.0.1', () => socket.write(request))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  it.each([
    ['TRACE / HTTP/1.1', /^HTTP\/1\.1 (404|405) /],
    ['GET ///%ff HTTP/1.1', /^HTTP\/1\.1 (400|404) /],
    ['GET /%ff%fe HTTP/1.1', /^HTTP\/1\.1 (400|404) /],
    ['GET * HTTP/1.1', /^HTTP\/1\.1 (400|404) /],
    ['GET http://evil.example/de/contact HTTP/1.1', /^HTTP\/1\.1 308 [\s\S]*location: \/de\/contact\/\r\n/i],
    ['PROPFIND / HTTP/1.1', /^HTTP\/1\.1 (404|405) /],
    [`GET /${'a'.repeat(8000)} HTTP/1.1`, /^HTTP\/1\.1 414 /],
    ['GET /\\evil.example HTTP/1.1', /^HTTP\/1\.1 (400|404) /],
    ['NONSENSE', /^HTTP\/1\.1 400 /],
  ])('%s gets a clear answer, never a 500', async (line, expected) => {
    await using test = await createTestApp()
    expect(await send(test, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(expected)
  })
})

describe('health', () => {
  it('tells alive from ready', async () => {
    await using test = await createTestApp()
    expect((await get(test, '/healthz')).json()).toEqual({ status: 'alive' })
    expect((await get(test, '/readyz')).json()).toEqual({ status: 'ready' })
    await test.database.db.deleteFrom('migrations').execute()
    test.clock.advance(1000)
    const { statusCode, headers } = await get(test, '/readyz')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
  })
})
