import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { names } from '#site/visitor/stored-names.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { banner, decided, roundButton, withStorage } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const garbage = [
  '',
  'null',
  '{',
  '[]',
  '{"__proto__":{"polluted":true}}',
  '"><script>polluted=true</script>',
  '\u0000ÿ𝕏'.repeat(500),
]

describe('garbage in the browser’s storage', () => {
  // One visitor for all of them: what the browser has of the site serves the next.
  let open: OpenPage
  beforeAll(async () => {
    open = await openPage()
  })
  afterAll(() => open[Symbol.asyncDispose]())

  it.each(garbage)('in every name at once is no trouble: %j', async (value) => {
    const { page, context, problems } = open
    problems.length = 0
    await page.goto(`${server.url}/icon.svg`)
    await page.evaluate(
      ([stored, content]) => {
        localStorage.clear()
        for (const name of stored) localStorage.setItem(name, content)
      },
      [Object.values(names), value] as const,
    )
    await context.clearCookies()
    await context.addCookies([{ name: 'consent', value: encodeURIComponent(value).slice(0, 3000), url: server.url }])
    await page.goto(`${server.url}/de/about/`)
    await hydrated(page)
    await banner(page).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(await page.evaluate(() => Reflect.get(window, 'polluted') ?? Reflect.get({}, 'polluted'))).toBeUndefined()
    expect(problems).toEqual([])
  })

  it('beside a good consent is no trouble either', async () => {
    await using open = await openPage()
    const others = Object.values(names).filter((name) => !name.startsWith('consent'))
    await withStorage(open.context, server.url, {
      ...Object.fromEntries(others.map((name) => [name, '{"__proto__":1}'])),
      ...decided({ preferences: true, analytics: true }),
    })
    await open.page.goto(`${server.url}/it/contact/`)
    await hydrated(open.page)
    await roundButton(open.page).waitFor()
    await open.page.waitForFunction(() => localStorage.getItem('i18nextLng') === 'it')
    expect(open.problems).toEqual([])
  })
})

describe('addresses that would lead away', () => {
  it.each([
    '//evil.example/de/about',
    '/\\evil.example',
    '/de//evil.example',
    '/%2f%2fevil.example/',
    '/de/..%2f..%2fevil.example/',
    '/en/%5cevil.example',
    `/de/${'a'.repeat(8000)}`,
  ])('%s stays on this host, for a visitor with a saved language too', async (path) => {
    await using open = await openPage()
    await withStorage(open.context, server.url, { ...decided({ preferences: true }), i18nextLng: 'fr' })
    const asked: string[] = []
    open.page.on('request', (request) => asked.push(new URL(request.url()).origin))
    const response = await open.page.goto(server.url + path)
    expect(response?.status()).toBeGreaterThanOrEqual(400)
    expect([...new Set(asked)]).toEqual([server.url])
    expect(new URL(open.page.url()).origin).toBe(server.url)
  })

  it('leaves queries alone, however they look', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, { ...decided({ preferences: true }), i18nextLng: 'fr' })
    const query = '?next=//evil.example&a=%22%3E%3Cscript%3E&b=1&b=2'
    await open.page.goto(`${server.url}/about${query}`)
    await open.page.waitForURL(`${server.url}/fr/about/${query}`)
  })
})

describe('an image host', () => {
  it('gives the pictures while it answers, and the site’s own come back when it does not', async () => {
    let isUp = true
    const host = createServer((request, response) => {
      if (!isUp) {
        request.socket.destroy()
        return
      }
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' })
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const { port } = host.address() as AddressInfo
    const imageHost = `http://127.0.0.1:${port}`
    const withHost = await startServer({ IMAGE_HOST: imageHost })
    try {
      const source = (address: string) => `main img[src^="${address}/pictures/"]`
      {
        await using open = await openPage()
        await open.page.goto(`${withHost.url}/en/`)
        await hydrated(open.page)
        await open.page.locator(source(imageHost)).first().waitFor({ state: 'attached' })
        expect(open.problems).toEqual([])
      }
      isUp = false
      await using open = await openPage()
      await open.page.goto(`${withHost.url}/en/`)
      await open.page.locator(source('')).first().waitFor({ state: 'attached' })
      // Those further down change when the host has been asked.
      await expect.poll(() => open.page.locator(source(imageHost)).count(), { timeout: 10_000 }).toBe(0)
    } finally {
      host.close()
      await withHost.remove()
    }
  })
})
