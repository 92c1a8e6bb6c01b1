import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#locales/languages.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser-page.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { banner, decided, roundButton, stored, withStorage } from '../support/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

interface Row {
  rule: string
  /** The answer to the category preferences; undefined before any answer. */
  preferences?: boolean
  saved?: string
  path: string
  /** What `GET /api/location` answers; `down` for a failure, `slow` for one that comes too late. */
  country?: string
  userAgent?: string
  leadsTo: string
  language: Language
  stores: string | null
}

/** The language and redirect rules of specification 4 and D3–D10, a row each. */
const rows: Row[] = [
  // Rule 1: a saved preference, with consent.
  {
    rule: 'saved wins on Home',
    preferences: true,
    saved: 'de',
    path: '/',
    leadsTo: '/de/',
    language: 'de',
    stores: 'de',
  },
  {
    rule: 'saved wins on a plain page',
    preferences: true,
    saved: 'it',
    path: '/about',
    leadsTo: '/it/about/',
    language: 'it',
    stores: 'it',
  },
  {
    rule: 'saved wins over a prefix',
    preferences: true,
    saved: 'sq',
    path: '/fr/contact/',
    leadsTo: '/sq/contact/',
    language: 'sq',
    stores: 'sq',
  },
  {
    rule: 'saved English wins over a prefix',
    preferences: true,
    saved: 'en',
    path: '/de/',
    leadsTo: '/en/',
    language: 'en',
    stores: 'en',
  },
  {
    rule: 'saved wins over the country',
    preferences: true,
    saved: 'es',
    path: '/',
    country: 'DE',
    leadsTo: '/es/',
    language: 'es',
    stores: 'es',
  },
  {
    rule: 'the query is kept',
    preferences: true,
    saved: 'de',
    path: '/portfolio?category=app',
    leadsTo: '/de/portfolio/?category=app',
    language: 'de',
    stores: 'de',
  },
  {
    rule: 'saved garbage counts as none',
    preferences: true,
    saved: 'xx<script>',
    path: '/',
    country: 'FR',
    leadsTo: '/fr/',
    language: 'fr',
    stores: 'fr',
  },
  {
    rule: 'saved without an answer is not read',
    saved: 'de',
    path: '/about',
    leadsTo: '/about',
    language: 'en',
    stores: 'de',
  },
  {
    rule: 'saved against consent is removed',
    preferences: false,
    saved: 'de',
    path: '/about',
    leadsTo: '/en/about/',
    language: 'en',
    stores: null,
  },
  // Rule 2: a language other than English in the path.
  { rule: 'a prefix rules without an answer', path: '/it/about/', leadsTo: '/it/about/', language: 'it', stores: null },
  {
    rule: 'a prefix rules without preferences',
    preferences: false,
    path: '/it/about/',
    leadsTo: '/it/about/',
    language: 'it',
    stores: null,
  },
  {
    rule: 'a prefix rules before the country, and is kept',
    preferences: true,
    path: '/es/',
    country: 'DE',
    leadsTo: '/es/',
    language: 'es',
    stores: 'es',
  },
  // Rule 3: English, without consent.
  {
    rule: 'nothing happens without an answer',
    path: '/about',
    country: 'DE',
    leadsTo: '/about',
    language: 'en',
    stores: null,
  },
  {
    rule: 'English stays without an answer',
    path: '/en/',
    country: 'IT',
    leadsTo: '/en/',
    language: 'en',
    stores: null,
  },
  {
    rule: 'plain goes to English without preferences',
    preferences: false,
    path: '/',
    country: 'DE',
    leadsTo: '/en/',
    language: 'en',
    stores: null,
  },
  {
    rule: 'plain page goes to English without preferences',
    preferences: false,
    path: '/blog/type/news',
    leadsTo: '/en/blog/type/news/',
    language: 'en',
    stores: null,
  },
  // Rule 4: the visitor's country (D7, D8).
  {
    rule: 'Kosovo reads Albanian',
    preferences: true,
    path: '/',
    country: 'XK',
    leadsTo: '/sq/',
    language: 'sq',
    stores: 'sq',
  },
  {
    rule: 'Albania reads Albanian',
    preferences: true,
    path: '/about',
    country: 'AL',
    leadsTo: '/sq/about/',
    language: 'sq',
    stores: 'sq',
  },
  {
    rule: 'Switzerland reads German',
    preferences: true,
    path: '/',
    country: 'CH',
    leadsTo: '/de/',
    language: 'de',
    stores: 'de',
  },
  {
    rule: 'Mexico reads Spanish',
    preferences: true,
    path: '/',
    country: 'MX',
    leadsTo: '/es/',
    language: 'es',
    stores: 'es',
  },
  {
    rule: 'San Marino reads Italian',
    preferences: true,
    path: '/',
    country: 'SM',
    leadsTo: '/it/',
    language: 'it',
    stores: 'it',
  },
  {
    rule: 'Senegal reads French',
    preferences: true,
    path: '/',
    country: 'SN',
    leadsTo: '/fr/',
    language: 'fr',
    stores: 'fr',
  },
  {
    rule: 'Greece reads English: the second list is not used',
    preferences: true,
    path: '/',
    country: 'GR',
    leadsTo: '/en/',
    language: 'en',
    stores: 'en',
  },
  {
    rule: 'an English prefix does not rule',
    preferences: true,
    path: '/en/about/',
    country: 'AT',
    leadsTo: '/de/about/',
    language: 'de',
    stores: 'de',
  },
  {
    rule: 'a failed lookup is English',
    preferences: true,
    path: '/',
    country: 'down',
    leadsTo: '/en/',
    language: 'en',
    stores: 'en',
  },
  {
    rule: 'a lookup over 2 s is English',
    preferences: true,
    path: '/',
    country: 'slow',
    leadsTo: '/en/',
    language: 'en',
    stores: 'en',
  },
  // Who is left alone.
  {
    rule: 'crawlers are not led',
    preferences: true,
    saved: 'de',
    path: '/about',
    userAgent: googlebot,
    leadsTo: '/about',
    language: 'en',
    stores: 'de',
  },
  {
    rule: 'unknown pages are not led',
    preferences: true,
    saved: 'de',
    path: '/no-such-page',
    leadsTo: '/no-such-page',
    language: 'en',
    stores: 'de',
  },
  {
    rule: 'an unknown prefix is no page',
    preferences: true,
    saved: 'de',
    path: '/pt/about',
    leadsTo: '/pt/about',
    language: 'en',
    stores: 'de',
  },
  {
    rule: 'admin is not led',
    preferences: true,
    saved: 'de',
    path: '/admin',
    leadsTo: '/admin',
    language: 'en',
    stores: 'de',
  },
  {
    rule: 'analytics is not led',
    preferences: true,
    saved: 'de',
    path: '/analytics',
    leadsTo: '/analytics',
    language: 'en',
    stores: 'de',
  },
]

async function answerLocation(open: OpenPage, country: string | undefined): Promise<void> {
  await open.context.route('**/api/location', async (route) => {
    if (country === 'down') return route.fulfill({ status: 503, json: {} })
    // Held back for good: the site has to give up by itself.
    if (country === 'slow') return
    return route.fulfill({ json: { countryCode: country ?? 'US', countryName: '', city: '', region: '' } })
  })
}

describe('the language rules', () => {
  it.each(rows)(
    '$rule: $path → $leadsTo',
    async ({ preferences, saved, path, country, userAgent, leadsTo, language, stores }) => {
      await using open = await openPage({ ...(userAgent && { userAgent }) })
      await answerLocation(open, country)
      await withStorage(open.context, server.url, {
        ...(preferences === undefined ? {} : decided({ preferences })),
        ...(saved && { i18nextLng: saved }),
      })
      const { page } = open
      await page.goto(server.url + path)
      await hydrated(page)
      await page.waitForURL(server.url + leadsTo)
      await page.waitForFunction((lang) => document.documentElement.lang === lang, language)
      // By now the rules have been applied: the banner or the round button comes after them.
      if (!userAgent) await (preferences === undefined ? banner(page) : roundButton(page)).waitFor()
      expect(page.url()).toBe(server.url + leadsTo)
      expect(await stored(page, 'i18nextLng')).toBe(stores)
    },
  )
})

describe('a choice by hand', () => {
  async function choose(open: OpenPage, language: Language): Promise<void> {
    await open.page.locator('[data-slot="language-switcher"] summary').click()
    await open.page.locator(`[data-slot="language-switcher"] a[hreflang="${language}"]`).click()
    await open.page.waitForFunction((lang) => document.documentElement.lang === lang, language)
  }

  it('changes language and prefix, is stored with consent, and takes the place of the old address', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, { ...decided({ preferences: true }), i18nextLng: 'en' })
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    await choose(open, 'it')
    await page.waitForURL(`${server.url}/it/about/`)
    expect(await stored(page, 'i18nextLng')).toBe('it')
    expect(await page.evaluate(() => history.length)).toBe(3)
    expect(open.problems).toEqual([])
  })

  it('is not stored without consent, and holds while the visitor moves inside the app (D6)', async () => {
    await using open = await openPage()
    const { page } = open
    await page.goto(`${server.url}/about`)
    await hydrated(page)
    await choose(open, 'de')
    expect(await stored(page, 'i18nextLng')).toBeNull()
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await page.waitForURL(`${server.url}/contact`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  it('made before consent overrides the country when consent comes, English included', async () => {
    await using open = await openPage()
    await answerLocation(open, 'DE')
    const { page } = open
    await page.goto(`${server.url}/fr/about/`)
    await hydrated(page)
    await choose(open, 'en')
    await page.locator('[data-choice="accept"]').click()
    await page.waitForFunction(() => localStorage.getItem('i18nextLng') === 'en')
    expect(new URL(page.url()).pathname).toBe('/en/about/')
  })
})

describe('consent given or taken back', () => {
  it('leads to the country’s language and stores it', async () => {
    await using open = await openPage()
    await answerLocation(open, 'AT')
    const { page } = open
    await page.goto(`${server.url}/contact`)
    await hydrated(page)
    await page.locator('[data-choice="accept"]').click()
    await page.waitForURL(`${server.url}/de/contact/`)
    await page.waitForFunction(() => localStorage.getItem('i18nextLng') === 'de')
  })

  it('leads a plain path to English when all is rejected', async () => {
    await using open = await openPage()
    const { page } = open
    await page.goto(`${server.url}/contact`)
    await hydrated(page)
    await page.locator('[data-choice="reject"]').click()
    await page.waitForURL(`${server.url}/en/contact/`)
  })

  it('follows a language that another tab has stored', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, { ...decided({ preferences: true }), i18nextLng: 'en' })
    const { page } = open
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    await withStorage(open.context, server.url, { i18nextLng: 'fr' })
    await page.waitForURL(`${server.url}/fr/about/`)
  })
})

describe('links', () => {
  const hrefs = (open: OpenPage) =>
    open.page
      .locator('header nav a[href], footer a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])

  it('are plain paths without consent, even under a prefix', async () => {
    await using open = await openPage()
    await open.page.goto(`${server.url}/de/about/`)
    await hydrated(open.page)
    await open.page.locator('header nav a[href="/contact"]').first().waitFor({ state: 'attached' })
    expect((await hrefs(open)).filter((href) => /^\/(en|sq|de|es|it|fr)(\/|$)/.test(href))).toEqual([])
  })

  it('carry prefix and slash once consent is stored', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, decided())
    await open.page.goto(`${server.url}/de/about/`)
    await hydrated(open.page)
    await roundButton(open.page).waitFor()
    expect((await hrefs(open)).filter((href) => !/^\/de\/(.*\/)?([?#].*)?$/.test(href))).toEqual([])
  })
})
