import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, moving, openPage } from '../support/browser/browser-page.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const paths = ['/en/', '/about', '/de/contact/', '/en/blog/', '/fr/gdpr/']

describe('a page may lie in the back/forward cache', () => {
  it.each(paths)('for it forbids nobody to keep it, and listens to no unloading: %s', async (path) => {
    await using open = await openPage(moving)
    const { page } = open
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (...event) {
        heard.push(event[0])
        listen.apply(this, event)
      }
    })
    const response = await page.goto(server.url + path)
    expect(response?.headers()['cache-control']).not.toContain('no-store')
    await hydrated(page)
    const heard: string[] = await page.evaluate(() => Reflect.get(window, 'heard'))
    expect(heard).toContain('pagehide')
    expect(heard.filter((event) => /unload$/.test(event))).toEqual([])
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null])
  })
})
