import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** The page's own elements, here and as the server would send them for this address. */
function heads(page: Page) {
  return page.evaluate(async () => {
    const whole = (document: Document) => [
      document.title,
      document.documentElement.lang,
      ...[...document.head.querySelectorAll('[data-page]')].map((element) => element.outerHTML).toSorted(),
    ]
    const answer = await fetch(location.pathname)
    return { shown: whole(document), sent: whole(new DOMParser().parseFromString(await answer.text(), 'text/html')) }
  })
}

it('moving inside the app leaves the head that the server would have sent', async () => {
  await using open = await openPage()
  const { page } = open
  await page.goto(`${server.url}/`)
  await hydrated(page)
  for (const link of ['about', 'blog', 'contact', 'home'] as const) {
    const { links } = readTexts('en', 'site-header')
    await page.getByRole('banner').getByRole('link', { name: links[link], exact: true }).first().click()
    const file = link === 'blog' ? 'blog-list' : link
    await page.waitForFunction((title) => document.title.startsWith(title), readTexts('en', file).head.title)
    // The title is there at once, and what only programs read comes with a file of its own.
    await vi.waitFor(
      async () => {
        const { shown, sent } = await heads(page)
        expect(shown, link).toEqual(sent)
        expect(shown.length).toBeGreaterThan(30)
      },
      { timeout: 10_000, interval: 100 },
    )
  }
  // Nor does the content policy mind the data blocks.
  expect(open.problems).toEqual([])
})

it.each(['/', '/about', '/sq/contact/', '/no-such-page'])(
  'the picture that %s is shared with exists',
  async (address) => {
    const body = await (await fetch(server.url + address)).text()
    const image = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
    const answer = await fetch(server.url + new URL(image).pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  },
)
