import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { walkedLanguages } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const scriptless = { javaScriptEnabled: false }

describe('without scripts', () => {
  // Every page under every prefix, by fetch: tests/e2e/pages.test.ts.
  it.each(walkedLanguages)('the whole site is walked in %s by its own links', async (language) => {
    await using open = await openPage(scriptless)
    const { page } = open
    await page.goto(`${server.url}/${language}/`)
    const links = await page
      .locator('header nav a[href^="/"], footer a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
    expect(links.length).toBeGreaterThanOrEqual(12)
    for (const link of links) {
      const response = await page.goto(server.url + link)
      expect(response?.status(), link).toBe(200)
      expect(await page.locator('html').getAttribute('lang'), link).toBe(language)
      expect(await page.locator('main h1').isVisible(), link).toBe(true)
    }
    expect(open.problems).toEqual([])
  })

  it('the menu of a phone opens, and leads on', async () => {
    await using open = await openPage({ ...scriptless, viewport: { width: 360, height: 740 } })
    const { page } = open
    await page.goto(`${server.url}/de/`)
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.locator('[data-slot="mobile-menu"]').getByRole('link', { name: 'Kontakt' }).click()
    await page.waitForURL(`${server.url}/de/contact/`)
  })

  it('the services are open on a phone, all five', async () => {
    await using open = await openPage({ ...scriptless, viewport: { width: 360, height: 740 } })
    const { page } = open
    await page.goto(`${server.url}/en/`)
    const cards = page.locator('[data-slot="service-cards"]')
    expect(await cards.getByRole('link', { name: /^Ask about it/ }).count()).toBe(5)
    expect(await cards.getByRole('heading', { level: 3 }).count()).toBe(5)
    // A button that does nothing is not shown.
    expect(await cards.getByRole('button').count()).toBe(0)
  })

  it('the questions open on a phone', async () => {
    await using open = await openPage({ ...scriptless, viewport: { width: 360, height: 740 } })
    const { page } = open
    await page.goto(`${server.url}/en/contact/`)
    const last = page.locator('[data-slot="faq"] details').last()
    await last.locator('summary').click()
    await last.locator('summary ~ *').first().waitFor()
    expect(await last.getAttribute('open')).not.toBeNull()
  })

  it('the search form leads to the blog, in the language of the page', async () => {
    await using open = await openPage(scriptless)
    const { page } = open
    await page.goto(`${server.url}/fr/`)
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.locator('[data-slot="search-overlay"] input').fill('fenêtre')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${server.url}/fr/blog/?q=${encodeURIComponent('fenêtre')}`)
    const found = page.locator('[data-slot="blog-results"]')
    expect(await found.getByRole('status').textContent()).toMatch(/«\sfenêtre\s»/)
    expect(await found.locator('mark').count()).toBeGreaterThan(0)
  })

  it('the filters of the blog are a form with an address for each result', async () => {
    await using open = await openPage(scriptless)
    const { page } = open
    await page.goto(`${server.url}/en/blog/`)
    await page.getByRole('radio', { name: 'News' }).check()
    await page
      .getByRole('button', { name: /search/i })
      .last()
      .click()
    await page.waitForURL(/type=News/)
    expect(await page.getByRole('radio', { name: 'News' }).isChecked()).toBe(true)
    expect(await page.locator('[data-slot="blog-results"]').getByRole('article').count()).toBe(2)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title')
    await page.getByRole('searchbox').fill('banner')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=banner.*sort=title|sort=title.*q=banner/)
    expect(await page.getByRole('searchbox').inputValue()).toBe('banner')
    expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('title')
    expect(await page.locator('[data-slot="blog-results"] mark').count()).toBeGreaterThan(0)
  })

  it('the projects of the portfolio say everything themselves', async () => {
    await using open = await openPage(scriptless)
    const { page } = open
    await page.goto(`${server.url}/en/portfolio/?category=app`)
    expect(await page.getByRole('article').count()).toBe(2)
    expect(await page.getByText('MapLibre').isVisible()).toBe(true)
  })
})
