import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { browserFiles } from '#api/http/browser-files.ts'
import { serverOptions } from '#api/http/server-options.ts'
import { createTestApp, publicUrl, type TestApp } from '../../support/app/test-app.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json', accept: 'application/json' }

/** Sends bytes as they are, which no HTTP client would. Resolves to everything that comes back. */
async function sendRaw({ app }: TestApp, request: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  const socket = connect(address.port, '127.0.0.1', () => socket.write(request, 'latin1'))
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  return answer
}

function headersIn(answer: string): Record<string, string> {
  const lines = answer.split('\r\n\r\n')[0]?.split('\r\n').slice(1) ?? []
  return Object.fromEntries(lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]))
}

describe('every answer', () => {
  it('has a content policy, no sniffing, no framing: pages, files, redirects, errors, refusals', async () => {
    await using test = await createTestApp()
    const lines = [
      'GET /en/',
      'GET /en',
      'GET /nowhere',
      'GET /share/en/home.jpg',
      'GET /share/en/__proto__.jpg',
      'GET /.well-known/security.txt',
      'GET /healthz',
      'GET /api/location',
      'GET /api/nowhere',
      'GET /%',
      'GET /%ff%fe',
      'GET ///%ff',
      'GET //evil.example',
      'OPTIONS /',
      'TRACE /',
      'DELETE /api/contact',
    ]
    for (const line of lines) {
      const headers = headersIn(await sendRaw(test, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`))
      expect(headers, line).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it('that refuses a method names those that are possible', async () => {
    await using test = await createTestApp()
    const { statusCode, headers } = await test.app.inject({ method: 'DELETE', url: '/en/' })
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, POST')
  })

  it('to a path that is no text is a page in its language, like any address that nobody has', async () => {
    await using test = await createTestApp()
    const answer = await sendRaw(test, 'GET /de/%ff/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('<html lang="de">')
  })
})

describe('an address', () => {
  it.each([
    '//evil.example',
    '//evil.example/en',
    '/en//evil.example',
    '/\\evil.example',
    '/en/\\evil.example',
    '/%2f%2fevil.example',
    '/en/%2f%2fevil.example',
    '/en/%5cevil.example',
    'http://evil.example//evil.example',
    '/en/%0d%0aLocation:%20http://evil.example',
  ])('%s leads nowhere else', async (url) => {
    await using test = await createTestApp()
    const answer = await sendRaw(test, `GET ${url} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    const { location } = headersIn(answer)
    const target = location === undefined ? publicUrl : new URL(location, publicUrl).origin
    expect(target).toBe(publicUrl)
    expect(answer).not.toMatch(/(href|action|content)="(https?:)?\/\/evil/)
  })

  it('is not repeated from the Host header or from what a proxy that nobody trusts says', async () => {
    await using test = await createTestApp()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }
    for (const url of ['/en/', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/nowhere']) {
      expect((await test.app.inject({ url, headers })).body).not.toMatch(/evil\.example|gopher/)
    }
  })
})

describe('what a visitor posts', () => {
  const script = '</textarea></script><script>alert(1)</script>'

  it('comes back as text in the form and in the data beside it, and is kept by no cache', async () => {
    await using test = await createTestApp()
    const payload = new URLSearchParams({ name: `"><script>alert(1)</script>`, email: 'x', message: script }).toString()
    const forms = [
      ['/en/contact/', '/en/contact/'],
      ['/api/contact', '/en/contact/'],
      ['/en/careers/', '/en/careers/'],
    ] as const
    for (const [url, page] of forms) {
      const answer = await test.app.inject({ method: 'POST', url, headers: form, payload })
      expect(answer.statusCode).toBe(422)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain('alert(1)')
      expect(answer.body).not.toContain('<script>alert')
      expect(scriptsIn(answer.body)).toBe(scriptsIn((await test.app.inject({ url: page })).body))
    }
  })

  it('is kept by no cache when it was accepted either', async () => {
    await using test = await createTestApp()
    const payload = 'name=Ann&email=ann%40example.org&purpose=general&message=A+long+enough+text'
    const { statusCode, headers } = await test.app.inject({
      method: 'POST',
      url: '/en/contact/',
      headers: form,
      payload,
    })
    expect(statusCode).toBe(303)
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['{"__proto__":{"isPolluted":true},"name":"Ann"}', 400],
    ['{"constructor":{"prototype":{"isPolluted":true}}}', 400],
    ['[]', 400],
    ['"text"', 400],
    ['{"name":{"toString":"x"},"email":["a@example.org"]}', 422],
  ])('%s changes no prototype and meets no surprise', async (payload, status) => {
    await using test = await createTestApp()
    const answer = await test.app.inject({ method: 'POST', url: '/api/contact', headers: json, payload })
    expect(answer.statusCode).toBe(status)
    expect('isPolluted' in {}).toBe(false)
    // A schema's own English words are for nobody.
    expect(answer.body).not.toContain('Invalid input')
  })

  it('nested a thousand times is refused as fast as anything else', async () => {
    await using test = await createTestApp()
    const payload = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/contact', headers: json, payload })
    expect(statusCode).toBe(422)
  })

  function scriptsIn(html: string): number {
    return html.match(/<script/g)?.length ?? 0
  }
})

describe('two readings of one request', () => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'

  it.each([
    ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ['an odd coding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a folded header', `X-A: a\r\n b\r\n\r\n${smuggled}`],
  ])('are refused: %s', async (_name, rest) => {
    await using test = await createTestApp()
    const answer = await sendRaw(
      test,
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`,
    )
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })
})

describe('browser files', () => {
  it('are kept for good when their name has a hash, and for a day when it has none', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'browser-files-'))
    await mkdir(path.join(folder, 'assets'))
    await writeFile(path.join(folder, 'assets', 'entry-Ab12Cd34.js'), '')
    await writeFile(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const app = Fastify()
    await browserFiles(app, folder)
    const hashed = (await app.inject({ url: '/assets/entry-Ab12Cd34.js' })).headers
    const named = (await app.inject({ url: '/icon.svg' })).headers
    expect(hashed['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(named['cache-control']).toBe('public, max-age=86400')
    expect(named.etag).toBeTruthy()
    // An image host that passes these files on passes their headers on, too (D31).
    expect(named['cross-origin-resource-policy']).toBe('cross-origin')
    await app.close()
    await rm(folder, { recursive: true })
  })
})

describe('a request for a browser file whose condition fails', () => {
  it.each([
    [{ range: 'bytes=9000-' }, 416],
    [{ range: 'bytes=5-1' }, 416],
    [{ 'if-match': '"another"' }, 412],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ])('%j: %d, and no page about a fault of ours', async (headers, status) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'browser-files-'))
    await writeFile(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const app = Fastify()
    await browserFiles(app, folder)
    const answer = await app.inject({ url: '/icon.svg', headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe('')
    expect(answer.headers['cache-control']).toBe('no-store')
    if (status === 416) expect(answer.headers['content-range']).toBe('bytes */41')
    await app.close()
    await rm(folder, { recursive: true })
  })
})

describe('share pictures', () => {
  it('may be shown by other sites, unlike pages', async () => {
    await using test = await createTestApp()
    const { headers } = await test.app.inject({ url: '/share/en/home.jpg' })
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await test.app.inject({ url: '/en/' })).headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

describe('the data folder', () => {
  it('holds no file that another account can read, even where the folder is open', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'open-folder-'))
    const { db } = await openDatabase({ databaseUrl: undefined, dataDir, now: Date.now, onError: () => {} })
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('site.db'))
    const modes = await Promise.all(files.map(async (name) => (await stat(path.join(dataDir, name))).mode & 0o077))
    expect(files).toContain('site.db-wal')
    expect(modes).toEqual(files.map(() => 0))
    await db.destroy()
    await rm(dataDir, { recursive: true })
  })
})

describe('the log', () => {
  it('names no visitor: no address, no search, no recipient, no refused row', async () => {
    const lines: string[] = []
    const { logger, ...options } = serverOptions({ trustedProxies: [], logLevel: 'info' })
    if (typeof logger !== 'object') throw new Error('There is no log to look at')
    const app = Fastify({
      ...options,
      logger: { ...logger, stream: { write: (line: string) => void lines.push(line) } },
    })
    app.get('/', async ({ log }) => {
      const refused = { rejected: ['ann@example.org'], response: '550 <ann@example.org> unknown', responseCode: 550 }
      log.warn({ error: Object.assign(new Error('Refused'), refused) }, 'A delivery failed')
      log.error(Object.assign(new Error('Refused'), { detail: 'Failing row contains (ann@example.org)' }))
      return 'done'
    })
    await app.inject({ url: '/?q=ann', remoteAddress: '203.0.113.7' })
    await app.close()
    const log = lines.join('')
    expect(log).toContain('"responseCode":550')
    expect(log).toContain('request completed')
    expect(log).not.toMatch(/ann|203\.0\.113\.7/)
  })
})
