import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, firstViewHydrated, moving, openPage } from '../support/browser/browser-page.ts'
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
