import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { axeFindings } from '../support/axe.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser-page.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const pages = ['/', '/about', '/portfolio', '/contact', '/thank-you', '/message-error', '/no-such-page']
const prefixes = [undefined, ...languages]
const addressOf = (page: string, prefix: string | undefined) =>
  prefix ? `/${prefix}${page === '/' ? '' : page}/` : page
const walk = prefixes.flatMap((prefix) =>
  pages.map((page) => ({ address: addressOf(page, prefix), lang: prefix ?? 'en', page })),
)

it.each(walk)(
  '$address is taken over without a mismatch and clean by day and night',
  async ({ address, lang, page: plain }) => {
    // Colours are measured at rest, not half-way through a change of theme.
    await using open = await openPage({ reducedMotion: 'reduce' })
    const { page } = open
    const response = await page.goto(server.url + address)
    const isMissing = plain === '/no-such-page'
    expect(response?.status()).toBe(isMissing ? 404 : 200)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('h1').count()).toBe(1)
    expect(open.problems.filter((problem) => !(isMissing && problem.includes('404')))).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page), colorScheme).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
  },
)
