import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, moving, openPage } from '../support/browser/browser-page.ts'
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

describe('moving to another page', () => {
  it('goes to its top, gives its heading the focus, says its title, and goes back to the old place', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/privacy-policy/`)
    await hydrated(page)
    await page.evaluate(() => window.scrollTo({ top: 1500 }))
    await page.locator('footer a[href="/terms-of-service"]').evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    await expect.poll(() => page.locator('h1').textContent()).toBe('Terms of service')
    await expect.poll(() => page.title()).toBe('Terms of service | Dritare')
    await expect
      .poll(() => page.locator('[data-slot="route-announcer"]').textContent())
      .toBe('Terms of service | Dritare')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.waitForFunction(() => document.activeElement?.matches('main h1') && window.scrollY === 1500)
    expect(open.problems).toEqual([])
  })

  it('does not move the view when only the filter changes', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/portfolio`)
    await hydrated(page)
    await page.evaluate(() => window.scrollTo({ top: 300 }))
    await page.getByRole('link', { name: 'Apps' }).first().click()
    await page.waitForURL(/category=app/)
    await page.getByRole('heading', { name: 'Olive press' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  })

  it('fetches a page when its link is pointed at, before it is pressed', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await hydrated(page)
    const asked = page.waitForRequest(/\/assets\/contact-[^/]*\.js$/)
    await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).hover()
    await asked
  })

  it('says that it takes its time, in the middle of the page', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await hydrated(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/portfolio-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page
      .locator('footer a[href="/portfolio"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.locator('[data-slot="page-spinner"]').waitFor()
    release()
    await page.getByRole('heading', { level: 1, name: 'Eight windows.' }).waitFor()
    await expect.poll(() => page.locator('[data-slot="page-spinner"]').count()).toBe(0)
  })

  it('asks for the whole page once when its file is gone after a deploy', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await hydrated(page)
    let isGone = true
    await page.route(/\/assets\/portfolio-[^/]*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents++
        isGone = false
      }
    })
    await page
      .locator('footer a[href="/portfolio"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: 'Eight windows.' }).waitFor()
    await hydrated(page)
    expect(documents).toBe(1)
  })
})

describe('the search in the header', () => {
  it('opens the blog with the words, and keeps them on the way', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(`${server.url}/de/`)
    await hydrated(page)
    await page.evaluate(() => {
      const put = Storage.prototype.setItem
      Storage.prototype.setItem = function (name, value) {
        if (this === sessionStorage) Reflect.set(window, name, value)
        put.call(this, name, value)
      }
    })
    await page.getByRole('button', { name: 'Suche' }).click()
    await page.keyboard.type('   ')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/de/')
    await page.keyboard.type('Fenster & Licht')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${server.url}/blog?q=${encodeURIComponent('Fenster & Licht')}#results`)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'header-search'))).toBe('Fenster & Licht')
    const found = page.locator('[data-slot="blog-results"] > [role="status"]').filter({ hasText: '„Fenster & Licht“' })
    await found.waitFor()
    // Not below the heading and the filters, which fill a phone.
    const topOf = () => page.locator('#results').evaluate((results) => results.getBoundingClientRect().top)
    await expect.poll(topOf).toBeLessThan(100)
    // Having arrived, they are not kept any longer.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('header-search'))).toBeNull()
    expect(open.problems).toEqual([])
  })
})

describe('a project', () => {
  it('has an address of its own: it opens by it, and Back closes it', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/portfolio/?project=olive-press`)
    await hydrated(page)
    await page.getByRole('dialog', { name: 'Olive press' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: 'Bee atlas' }).click()
    await page.getByRole('dialog', { name: 'Bee atlas' }).waitFor()
    expect(new URL(page.url()).search).toBe('?project=bee-atlas')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(open.problems).toEqual([])
  })
})

describe('the theme', () => {
  it('chosen by hand is kept with consent and there before the first paint', async () => {
    await using open = await openPage(moving)
    await withStorage(open.context, server.url, decided({ preferences: true }))
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await hydrated(page)
    await page.locator('header details').last().locator('summary').click()
    await page.getByRole('radio', { name: 'Night' }).check()
    await page.waitForFunction(() => localStorage.getItem('theme') === 'night')
    const other = await open.context.newPage()
    // Without the application: the document alone has to do it.
    await other.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await other.goto(`${server.url}/en/about/`)
    expect(await other.locator('html').getAttribute('data-theme')).toBe('night')
  })

  it('chosen by hand without consent is stored nowhere', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await hydrated(page)
    await page.locator('header details').last().locator('summary').click()
    await page.getByRole('radio', { name: 'Night' }).check()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night')
    const frame = page.locator('meta[name="theme-color"][media="all"]')
    await expect.poll(() => frame.getAttribute('data-time')).toBe('night')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

describe('the film of About', () => {
  const filmAsked = (path: string) => /\/film\/about.*\.(webm|mp4)$/.test(new URL(path).pathname)

  it('is fetched when its link is pointed at, with its poster', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await hydrated(page)
    const asked = page.waitForRequest((request) => filmAsked(request.url()))
    const poster = page.waitForRequest('**/pictures/film-poster-*.avif')
    await page.locator('header').getByRole('link', { name: 'About', exact: true }).hover()
    await asked
    await poster
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched with %o, on About neither',
    async (connection) => {
      await using open = await openPage(moving)
      const { page } = open
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      const asked: string[] = []
      await page.goto(`${server.url}/en/`)
      page.on('request', (request) => asked.push(request.url()))
      await hydrated(page)
      await page.locator('header').getByRole('link', { name: 'About', exact: true }).hover()
      await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
      await page.locator('[data-slot="film-banner"][data-state="still"]').waitFor()
      expect(asked.filter(filmAsked)).toEqual([])
    },
  )

  it('leaves a flag only with consent', async () => {
    await using open = await openPage(moving)
    const { page } = open
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    await page.locator('[data-choice="reject"]').click()
    await page.locator('[data-slot="preferences-button"]').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('hasVisitedAbout'))).toBeNull()
    await page.locator('[data-slot="preferences-button"]').click()
    await page.getByRole('button', { name: 'Accept all' }).click()
    await page.waitForFunction(() => localStorage.getItem('hasVisitedAbout') === 'true')
  })
})

describe('the connection', () => {
  it('that is gone is told, and its return too', async () => {
    await using open = await openPage(moving)
    const { page, context } = open
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    await context.setOffline(true)
    await page.locator('[data-slot="offline-notice"] p').waitFor()
    await context.setOffline(false)
    await page.locator('[data-slot="offline-notice"] p').waitFor({ state: 'detached' })
  })
})
