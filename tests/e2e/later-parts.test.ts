import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, firstViewHydrated, moving, openPage } from '../support/browser/browser-page.ts'
import { decided, withStorage } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Holds the header's file back for a second. */
async function slowHeader(page: Page) {
  await page.route('**/header-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
}

describe('the header', () => {
  it.each([
    { name: 'search', button: 'Search', slot: 'search-overlay' },
    { name: 'menu', button: 'Menu', slot: 'mobile-menu' },
  ])('opens its $name before its file is there, and Back closes it', async ({ button, slot }) => {
    await using open = await openPage(phone)
    const { page } = open
    await slowHeader(page)
    await page.goto(`${server.url}/en/about/`)
    await firstViewHydrated(page)
    const pane = page.locator(`[data-slot="${slot}"]:popover-open`)
    await page.locator('header').getByRole('button', { name: button, exact: true }).first().tap()
    await pane.waitFor()
    expect(await page.evaluate(() => history.state?.layers)).toBeUndefined()
    await expect.poll(() => page.evaluate(() => history.state?.layers), { timeout: 10_000 }).toBe(1)
    await page.goBack()
    await pane.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/en/about/')
    expect(open.problems).toEqual([])
  })

  it('answers a press that comes before its file', async () => {
    await using open = await openPage({ hasTouch: true })
    const { page } = open
    await slowHeader(page)
    await page.goto(`${server.url}/en/about/`)
    await firstViewHydrated(page)
    const topics = page.locator('header [data-slot="blog-menu"]').getByRole('button')
    await topics.tap()
    expect(await topics.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => topics.getAttribute('aria-expanded'), { timeout: 10_000 }).toBe('true')
    expect(open.problems).toEqual([])
  })

  it('shows the stored theme without a sign of the visitor', async () => {
    await using open = await openPage()
    const { page, context } = open
    await withStorage(context, server.url, { ...decided({ preferences: true }), theme: 'night' })
    await page.goto(`${server.url}/en/about/`)
    await page.locator('header details').getByText('Theme: Night').waitFor({ state: 'attached' })
    expect(open.problems).toEqual([])
  })
})

describe('a part below the first view', () => {
  it('answers a press that comes before its file', async () => {
    await using open = await openPage({ ...moving, ...phone })
    const { page } = open
    const asked: string[] = []
    await page.route('**/home-below-*.js', async (route) => {
      asked.push(route.request().url())
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto(`${server.url}/en/`)
    await firstViewHydrated(page)
    expect(asked).toEqual([])
    const cards = page.locator('[data-slot="service-cards"]')
    await cards.getByRole('button', { name: 'App development' }).evaluate((button: HTMLElement) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      button.click()
    })
    await expect
      .poll(() => cards.getByRole('button', { expanded: true }).allTextContents(), { timeout: 10_000 })
      .toEqual(['App development'])
    expect(asked.length).toBe(1)
    expect(open.problems).toEqual([])
  })

  it('stays as it came when its file is gone, and the next page comes as a document', async () => {
    await using open = await openPage()
    const { page } = open
    await page.route('**/footer-*.js', (route) => route.abort())
    await page.goto(`${server.url}/en/`)
    await firstViewHydrated(page)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    const gone = page.waitForEvent('requestfailed')
    await page.mouse.wheel(0, 4000)
    await gone
    expect(await page.locator('footer').getByRole('link', { name: 'Portfolio' }).isVisible()).toBe(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await page.locator('[data-slot="contact-form"]').waitFor()
    await expect.poll(() => page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
  })
})
