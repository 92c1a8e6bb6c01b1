import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOffer } from '#locales/language-offer.ts'
import type { Language } from '#locales/languages.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { banner, decided, roundButton, stored, withStorage } from '../support/browser/visitor.ts'
import { languageRows } from '../support/data/language-rows.ts'
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

async function answerLocation(open: OpenPage, country: string | undefined): Promise<void> {
  await open.context.route('**/api/location', async (route) => {
    if (country === 'down') return route.fulfill({ status: 503, json: {} })
    // Held back for good: the site has to give up by itself.
    if (country === 'slow') return
    return route.fulfill({ json: { countryCode: country ?? 'US', countryName: '', city: '', region: '' } })
  })
}

// All the rows, without a browser: tests/site/language-rules.test.ts.
describe('the language rules', () => {
  it.each(languageRows.filter(({ isWalked }) => isWalked))(
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
      await expect.poll(() => stored(page, 'i18nextLng')).toBe(stores)
    },
  )
})

describe('a message on its way', () => {
  it('is answered, although the cookie banner is answered meanwhile and its page gets a prefix', async () => {
    await using open = await openPage()
    await answerLocation(open, undefined)
    const { page } = open
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/contact', async (route) => {
      await released
      await route.continue()
    })
    const texts = readTexts('en', 'contact-form')
    await page.goto(`${server.url}/contact`)
    await hydrated(page)
    await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
    await page.getByLabel(texts.email, { exact: true }).fill('banner@example.org')
    await page.getByLabel(texts.purpose, { exact: true }).selectOption('consultation')
    await page.getByLabel(texts.message, { exact: true }).fill('We would like a window on the web.')
    const sent = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: texts.send }).click()
    await sent
    await banner(page)
      .getByRole('button', { name: readTexts('en', 'cookie-banner').accept })
      .click()
    await expect.poll(() => stored(page, 'i18nextLng')).toBe('en')
    release()
    await page.waitForURL(/thank-you/)
  })
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
    await expect.poll(() => stored(page, 'i18nextLng')).toBe('it')
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
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
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

  it('asks under a prefix whether to go there, and takes either answer for good (D35)', async () => {
    for (const [answer, leadsTo, stores] of [
      ['link', '/de/contact/', 'de'],
      ['button', '/en/contact/', 'en'],
    ] as const) {
      await using open = await openPage()
      await answerLocation(open, 'AT')
      const { page } = open
      await page.goto(`${server.url}/en/contact/`)
      await hydrated(page)
      await page.locator('[data-choice="accept"]').click()
      const offer = page.locator('[data-slot="language-offer"]')
      await offer.getByRole('link', { name: languageOffer.de }).waitFor()
      expect([page.url(), await stored(page, 'i18nextLng')]).toEqual([`${server.url}/en/contact/`, null])
      await offer.getByRole(answer).click()
      await page.waitForURL(server.url + leadsTo)
      await offer.waitFor({ state: 'detached' })
      expect(await stored(page, 'i18nextLng')).toBe(stores)
      expect(open.problems).toEqual([])
    }
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
