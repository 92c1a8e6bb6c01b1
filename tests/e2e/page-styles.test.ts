import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser-page.ts'
import { leftOutSelectors } from '../support/left-out-rules.ts'
import { changesBy } from '../support/page-looks.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let sheetAddress: string
let sheet: string
beforeAll(async () => {
  server = await startServer()
  const html = await (await fetch(`${server.url}/en/`)).text()
  sheetAddress = /<style data-sheet="([^"]+)">/.exec(html)?.[1] ?? ''
  sheet = await (await fetch(server.url + sheetAddress)).text()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** A page of each kind; the languages differ in words alone. */
const pages = [
  '/en/',
  '/en/about/',
  '/en/contact/',
  '/en/blog/',
  '/en/blog/?q=window',
  '/en/blog/?q=nothing-at-all',
  '/en/blog/app/multilingual-sites/',
  '/en/blog/app/performance-budget/',
  '/en/blog/app/no-such-post/',
  '/en/privacy-policy/',
  '/en/cookie-policy/',
  '/en/portfolio/',
  '/en/careers/',
  '/en/thank-you/',
  '/en/no-such-page/',
]
const scriptless = { javaScriptEnabled: false, reducedMotion: 'reduce' as const }

/** Classes that mark something for others, and have no rules themselves. */
const marks = /^(group\/|hljs|language-|contains-task-list$|footnotes$|[a-z]+_+$)/

describe.each(pages)('%s', (path) => {
  it.each([360, 1280])('looks the same with the whole sheet, %i px wide', async (width) => {
    await using open = await openPage({ ...scriptless, viewport: { width, height: 800 } })
    const { page } = open
    await page.goto(server.url + path)
    expect(await changesBy(sheet, page)).toEqual([])
  })

  it('lacks no rule that a state, a medium or a script may ask for', async () => {
    await using open = await openPage(scriptless)
    const { page } = open
    await page.goto(server.url + path)
    const part = await page.locator('style[data-sheet]').textContent()
    const selectors = leftOutSelectors(sheet, part ?? '')
    expect(selectors.length).toBeGreaterThan(300)
    const met = await page.evaluate((all) => all.filter((selector) => document.querySelector(selector)), selectors)
    expect(met).toEqual([])
  })

  it('has rules for each of its classes', async () => {
    const html = await (await fetch(server.url + path)).text()
    const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => list?.split(/\s+/) ?? []))
    const ruled = new Set([...sheet.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name?.replace(/\\/g, '')))
    expect([...used].filter((name) => name && !ruled.has(name) && !marks.test(name))).toEqual([])
  })
})

describe.each([
  ['on paper', { media: 'print' }],
  ['by night', { colorScheme: 'dark' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const)('%s', (_name, media) => {
  it.each(['/en/', '/en/blog/app/multilingual-sites/', '/en/privacy-policy/'])(
    '%s looks the same with the whole sheet',
    async (path) => {
      await using open = await openPage(scriptless)
      const { page } = open
      await page.emulateMedia(media)
      await page.goto(server.url + path)
      expect(await changesBy(sheet, page)).toEqual([])
    },
  )
})

describe('the whole sheet', () => {
  it.each([360, 1280])('arrives before the application takes over, and moves nothing, %i px wide', async (width) => {
    // What moves by itself would be taken for what the sheet moved.
    await using open = await openPage({ reducedMotion: 'reduce', viewport: { width, height: 800 } })
    const { page } = open
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await page.route(`**${sheetAddress}`, async (route) => {
      asked.resolve()
      await released.promise
      await route.continue()
    })
    await page.goto(`${server.url}/en/`)
    await asked.promise
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const before = await boxesOf(page)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift' })
    })
    expect(await page.evaluate(() => document.querySelectorAll('link[rel="stylesheet"]').length)).toBe(1)
    released.resolve()
    await hydrated(page)
    expect(await boxesOf(page)).toEqual(before)
    expect(await page.evaluate('shifts')).toEqual([])
    expect(open.problems).toEqual([])
  })

  it('leaves the page plain when it does not come', async () => {
    await using open = await openPage()
    const { page } = open
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(sheetAddress))
    await page.route(`**${sheetAddress}`, (route) => route.abort())
    await page.goto(`${server.url}/en/`)
    await refused
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.waitForURL('**/en/about/')
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  it('serves the pages that the browser draws', async () => {
    await using open = await openPage({ reducedMotion: 'reduce' })
    const { page } = open
    await page.goto(`${server.url}/en/thank-you/`)
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    // Without a chosen language the application's links lead to plain paths (D6).
    await page.waitForURL(/\/contact\/?$/)
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor()
    const drawn = await page.locator('main form').first().boundingBox()
    await page.reload()
    expect(await page.locator('main form').first().boundingBox()).toEqual(drawn)
  })
})

function boxesOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )
}
