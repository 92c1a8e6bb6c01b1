import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { alternatePaths, canonicalPath, localPath, plainPath } from '#site/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser-page.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { banner } from '../support/visitor.ts'

const publicUrl = 'https://dritare.example'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** The route table of specification 2 and D2, with how each is answered. */
const pages = [
  { path: '/' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/blog' },
  { path: '/blog/type/insights' },
  { path: '/blog/type/features' },
  { path: '/blog/type/case-studies' },
  { path: '/blog/type/news' },
  { path: '/blog/type/opinion' },
  { path: '/blog/app/no-such-post', status: 404 },
  { path: '/blog/app/draft/no-such-post', status: 404 },
  { path: '/privacy-policy' },
  { path: '/terms-of-service' },
  { path: '/cookie-policy' },
  { path: '/gdpr' },
  { path: '/portfolio' },
  { path: '/careers' },
  { path: '/sample-post' },
  { path: '/thank-you', isUnlisted: true },
  { path: '/message-error', isUnlisted: true },
  { path: '/no-such-page', status: 404 },
]
const prefixes = [undefined, ...languages]
const walk = prefixes.flatMap((prefix) =>
  pages.map(({ path, status = 200, isUnlisted = status === 404 }) => ({
    address: localPath(path, prefix),
    lang: prefix ?? 'en',
    status,
    isUnlisted,
  })),
)

/** Every internal link that was met, and where. */
const links = new Map<string, string>()

describe('every route under every prefix', () => {
  it.each(walk)('$address', async ({ address, lang, status, isUnlisted }) => {
    // Colours are measured at rest, not half-way through a change of theme.
    await using open = await openPage({ reducedMotion: 'reduce' })
    const { page } = open
    await page.clock.install()
    const response = await page.goto(server.url + address)
    expect(response?.status()).toBe(status)
    const sent = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await hydrated(page)
    const shown = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const href of [...sent, ...shown]) {
      // The same dead end in another language is one, too.
      const isDeadEnd = pages.some((row) => row.status === 404 && row.path === plainPath(href ?? ''))
      if (href && !isDeadEnd) links.set(href.replace(/#.*/, ''), address)
    }

    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.title()).toMatch(/\S.* \| \S/)
    expect(await page.locator('h1').count()).toBe(1)
    const canonical = await page
      .locator('link[rel="canonical"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((all) =>
        all.map((link) => ({ hreflang: link.getAttribute('hreflang'), href: link.getAttribute('href') })),
      )
    // The set depends on the page alone, so each of the seven addresses names the same seven: they are mutual.
    expect(canonical).toEqual(isUnlisted ? [] : [publicUrl + canonicalPath(address)])
    expect(alternates).toEqual(
      isUnlisted ? [] : alternatePaths(address).map(({ hreflang, path }) => ({ hreflang, href: publicUrl + path })),
    )
    expect(open.problems.filter((problem) => !(status === 404 && problem.includes('404')))).toEqual([])

    // The banner's second is not waited for 147 times.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000)
        return banner(page).count()
      })
      .toBe(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
      expect(await axeFindings(page), colorScheme).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
  })

  it('leads by every internal link to a page that is there', async () => {
    expect(links.size).toBeGreaterThan(100)
    const broken: string[] = []
    for (const [href, from] of links) {
      const { status } = await fetch(server.url + href)
      if (status !== 200) broken.push(`${href} (${status}), from ${from}`)
    }
    expect(broken).toEqual([])
  })
})
