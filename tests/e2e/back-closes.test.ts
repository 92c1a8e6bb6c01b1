import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { decided, roundButton, withStorage } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const first = '/en/cookie-policy/'
const path = (page: Page) => new URL(page.url()).pathname

interface Opened {
  name: string
  at: string
  open: (page: Page) => Promise<void>
  shown: string
}

const things: Opened[] = [
  {
    name: 'the menu',
    at: '/en/about/',
    // Two presses within 300 ms count as one.
    open: async (page) => {
      const menu = page.locator('[data-slot="mobile-menu"]:popover-open')
      const pressed = async () => {
        if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
        return menu.isVisible()
      }
      await expect.poll(pressed, { timeout: 10_000 }).toBe(true)
    },
    shown: '[data-slot="mobile-menu"]:popover-open',
  },
  {
    name: 'the search',
    at: '/en/about/',
    // What closes is still there for a moment, with its own button.
    open: (page) => page.locator('header').getByRole('button', { name: 'Search' }).first().click(),
    shown: '[data-slot="search-overlay"]:popover-open',
  },
  {
    name: 'the cookie panel',
    at: '/en/about/',
    open: (page) => roundButton(page).click(),
    shown: '[role="dialog"]',
  },
  {
    name: 'a service',
    at: '/en/about/',
    open: async (page) => {
      const column = page.locator('footer details').first()
      if (!(await column.evaluate((details) => details.hasAttribute('open')))) await column.locator('summary').click()
      await page.locator('footer').getByRole('button', { name: 'Web design' }).click()
    },
    shown: '[role="dialog"]',
  },
  {
    name: 'a project',
    at: '/en/portfolio/',
    open: (page) => page.getByRole('button', { name: 'Olive press' }).click(),
    shown: '[role="dialog"]',
  },
]

/** On the first page, then on `at` by a link, as visitors come. */
async function come(page: Page, at: string) {
  await page.goto(server.url + first)
  await hydrated(page)
  await page.evaluate((address) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`)
    link?.click()
  }, at)
  await page.waitForURL(server.url + at)
  await roundButton(page).waitFor()
}

async function visitor() {
  const open = await openPage(phone)
  await withStorage(open.context, server.url, decided({ preferences: true }))
  return open
}

describe.each(things)('$name', ({ at, open: press, shown }) => {
  it('is closed by Back, and the next step leads to the page before', async () => {
    await using open = await visitor()
    const { page } = open
    await come(page, at)
    await press(page)
    await page.locator(shown).waitFor()
    // A popover is there before the page hears of it; a project has an address instead.
    if (at !== '/en/portfolio/') await page.waitForFunction(() => history.state.layers === 1)
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.goBack()
    await page.locator(shown).waitFor({ state: 'detached' })
    expect(path(page)).toBe(at)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    await page.goBack()
    await page.waitForURL(server.url + first)
    expect(open.problems).toEqual([])
  })

  it('is closed by Back while the line is down, too, and the page beneath can be read on', async () => {
    await using open = await visitor()
    const { page, context } = open
    await come(page, at)
    await press(page)
    await page.locator(shown).waitFor()
    if (at !== '/en/portfolio/') await page.waitForFunction(() => history.state.layers === 1)
    const heading = await page.locator('main h1').elementHandle()
    // As slow as the cheapest phones, on which the line is known to be down before the page beneath is drawn.
    const phoneOf = await context.newCDPSession(page)
    await phoneOf.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await context.setOffline(true)
    await page.goBack()
    await page.locator(shown).waitFor({ state: 'detached' })
    expect(path(page)).toBe(at)
    // The same as before: nothing has taken the page away meanwhile.
    expect(await heading?.isVisible()).toBe(true)
    await phoneOf.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // What has been read before is still there.
    await page.goBack()
    await page.waitForURL(server.url + first)
    await page.locator('main h1').waitFor()
    expect(open.problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
  })

  it('leaves no entry behind when it is closed otherwise, or when the page is loaded again', async () => {
    await using open = await visitor()
    const { page } = open
    await come(page, at)
    await press(page)
    await page.locator(shown).waitFor()
    if (at !== '/en/portfolio/') await page.waitForFunction(() => history.state.layers === 1)
    await page.keyboard.press('Escape')
    await page.locator(shown).waitFor({ state: 'detached' })
    await page.waitForFunction(() => history.state.layers === undefined)
    if (at !== '/en/portfolio/') {
      // A project has an address, where a reload opens it again.
      await press(page)
      await page.locator(shown).waitFor()
      await page.waitForFunction(() => history.state.layers === 1)
      await page.reload()
      await hydrated(page)
      await page.waitForFunction(() => history.state.layers === undefined)
    }
    await page.goBack()
    await page.waitForURL(server.url + first)
    expect(open.problems).toEqual([])
  })
})

describe('a link in what is open', () => {
  it.each([
    { name: 'the menu', thing: things[0], link: 'Contact' },
    { name: 'a service', thing: things[3], link: 'Get started' },
  ])('takes its place: Back leads to the page beneath, where it is closed: $name', async ({ thing, link }) => {
    if (!thing) throw new Error('There is nothing to open')
    await using open = await visitor()
    const { page } = open
    await come(page, thing.at)
    await thing.open(page)
    await page.locator(thing.shown).getByRole('link', { name: link, exact: true }).click()
    await page.waitForURL(`${server.url}/en/contact/`)
    await page.goBack()
    await page.waitForURL(server.url + thing.at)
    await page.locator(thing.shown).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(server.url + first)
    expect(open.problems).toEqual([])
  })

  it('does so from the search as well', async () => {
    await using open = await visitor()
    const { page } = open
    await come(page, '/en/about/')
    await things[1]?.open(page)
    await page.locator('[data-slot="search-overlay"] input').fill('window')
    await page.keyboard.press('Enter')
    await page.waitForURL(/blog.*q=window/)
    await page.goBack()
    await page.waitForURL(`${server.url}/en/about/`)
    await page.goBack()
    await page.waitForURL(server.url + first)
  })
})

describe('the menu, then the search', () => {
  it('share one step, because one closes the other', async () => {
    await using open = await visitor()
    const { page } = open
    await come(page, '/en/about/')
    await things[0]?.open(page)
    await page.waitForFunction(() => history.state.layers === 1)
    await things[1]?.open(page)
    await page.locator('[data-slot="search-overlay"]:popover-open input:focus').waitFor()
    // Until the page has heard of both, a step back that the menu has asked for may be the same as the one of Back.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    await page.waitForFunction(() => history.state.layers === 1)
    await page.goBack()
    await page.locator(':popover-open').waitFor({ state: 'detached' })
    expect(path(page)).toBe('/en/about/')
    await page.goBack()
    await page.waitForURL(server.url + first)
  })
})
