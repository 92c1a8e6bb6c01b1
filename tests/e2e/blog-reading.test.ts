import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#locales/brand.ts'
import { eventually, isMarked, mark, writtenPost, writtenPosts } from '../support/app/blog.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { decided, roundButton, withStorage } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
let counting: TestServer
beforeAll(async () => {
  server = await startServer()
  counting = await startServer({ TRACKING_HOSTS: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
  await counting.remove()
})

const texts = readTexts('en', 'blog-post')
const bakery = writtenPost('en', 'a-bakery-opens-online')
const budget = writtenPost('en', 'performance-budget')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function visit(open: OpenPage, path: string, { at = server, storage = decided() } = {}): Promise<Page> {
  await withStorage(open.context, at.url, storage)
  await open.page.goto(at.url + path)
  await hydrated(open.page)
  return open.page
}

/** The page itself waits for three seconds before it counts. */
const patiently = { timeout: 60_000 }

/** Calls to count a view, as they are made. */
function viewsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/views')) asked.push(pathname)
  })
  return asked
}

describe('a post in the browser', () => {
  it('that takes its time shows its closed panes', async () => {
    await using open = await openPage()
    const page = await visit(open, '/en/blog/')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(
      (url) => url.pathname === `/api/posts/${bakery.slug}`,
      async (route) => {
        await held
        await route.continue()
      },
    )
    await page.getByRole('link', { name: bakery.title }).click()
    await page.locator('[data-slot="article-loading"]').getByRole('status').waitFor({ state: 'attached' })
    expect(await page.getByText(texts.loading).count()).toBe(1)
    release()
    await eventually(() => heading(page).textContent()).toBe(bakery.title)
    await page.locator('[data-slot="article-loading"]').waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(open.problems).toEqual([])
  })

  it('that has gone in the meantime is missed, with the languages that have it (D21)', async () => {
    await using open = await openPage()
    const page = await visit(open, '/en/blog/')
    const german = writtenPost('de', bakery.id)
    await page.route(
      (url) => url.pathname === `/api/posts/${bakery.slug}`,
      (route) =>
        route.fulfill({
          status: 404,
          json: { error: { code: 'not_found', message: 'Gone.' }, addresses: { de: german.slug } },
        }),
    )
    await page.getByRole('link', { name: bakery.title }).click()
    await eventually(() => heading(page).textContent()).toBe('Oops! This article isn’t available.')
    await eventually(() => page.title()).toBe(`${texts.head.title} | ${brand.name}`)
    await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(server.url + german.address)
    await eventually(() => heading(page).textContent()).toBe(german.title)
    expect(open.problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  it('that is a draft opens for nobody without its link (D22)', async () => {
    await using open = await openPage()
    const answer = await open.page.goto(`${server.url}/en/blog/app/draft/${bakery.slug}/?preview=1.2.3`)
    await hydrated(open.page)
    expect(answer?.status()).toBe(404)
    expect(await heading(open.page).textContent()).toBe(texts.missing.title)
  })

  it.each([
    ['with consent, under its prefix', decided(), budget.address, '/en/contact/'],
    ['without consent, by plain paths (D6)', {}, `/blog/app/${budget.slug}`, '/contact'],
  ])('leads on by the links in its text without a new document: %s', async (_name, storage, next, last) => {
    await using open = await openPage()
    const page = await visit(open, bakery.address, { storage })
    await mark(page)
    const body = page.locator('[data-slot="article-body"]')
    await body.getByRole('link', { name: 'performance budget' }).click()
    await page.waitForURL(server.url + next)
    await eventually(() => heading(page).textContent()).toBe(budget.title)
    await page.waitForFunction(() => document.activeElement?.matches('main h1') && window.scrollY === 0)
    await body.locator('a[href$="/contact/"]').first().click()
    await page.waitForURL(server.url + last)
    await eventually(() => heading(page).textContent()).toBe(readTexts('en', 'contact').title)
    await page.goBack()
    await eventually(() => heading(page).textContent()).toBe(budget.title)
    expect(await isMarked(page)).toBe(true)
    expect(open.problems).toEqual([])
  })

  it('copies its address', async () => {
    await using open = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await visit(open, bakery.address)
    const share = page.locator('[data-slot="share"]')
    await share.getByRole('button', { name: readTexts('en', 'share').copy }).click()
    await eventually(() => share.getByRole('status').textContent()).toBe(readTexts('en', 'share').copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await share.getByRole('textbox').inputValue(),
    )
  })
})

// One reader for all of them: what the browser has of one post serves the next.
describe('a post hydrates without a difference', () => {
  let open: OpenPage
  beforeAll(async () => {
    open = await openPage()
    await withStorage(open.context, server.url, decided())
  })
  afterAll(() => open[Symbol.asyncDispose]())

  it.each(writtenPosts('de').map(({ id, address, title }) => ({ id, address, title })))(
    '$id',
    async ({ address, title }) => {
      open.problems.length = 0
      const { page } = open
      await page.goto(server.url + address)
      await hydrated(page)
      // What the server sends, before any script has touched it.
      const sent = await page.evaluate(async () => {
        const text = await (await fetch(location.pathname)).text()
        return new DOMParser().parseFromString(text, 'text/html').querySelector('[data-slot="article-body"]')?.innerHTML
      })
      expect(sent?.length).toBeGreaterThan(500)
      expect(await heading(page).textContent()).toBe(title)
      await eventually(() => page.locator('[data-slot="article-body"]').innerHTML()).toBe(sent)
      for (const note of await page.locator('[data-slot="article-body"] a[href^="#"]').all()) {
        const target = (await note.getAttribute('href'))?.slice(1) ?? ''
        expect(await page.locator(`[id="${target}"]`).count(), target).toBe(1)
      }
      expect(open.problems).toEqual([])
    },
  )
})

describe('a view', () => {
  const reads = (page: Page) => page.locator('[data-slot="article-header"] dl').getByText(texts.popularity)

  it('is counted once, and shows when the page comes again (D23)', async () => {
    await using open = await openPage()
    const asked = viewsAskedFor(open.page)
    const counted = open.page.waitForResponse('**/views', patiently)
    const page = await visit(open, bakery.address, { at: counting, storage: {} })
    expect(await reads(page).count()).toBe(0)
    expect((await counted).status()).toBe(200)
    const again = page.waitForResponse('**/views', patiently)
    await page.reload()
    await hydrated(page)
    expect(await reads(page).locator('xpath=following-sibling::dd').textContent()).toBe('1')
    expect((await again).status()).toBe(200)
    expect(asked).toHaveLength(2)
    const { popularity } = await (await fetch(`${counting.url}/api/posts/${bakery.slug}`)).json()
    expect(popularity).toBe(1)
    expect(open.problems).toEqual([])
  })

  it.each([
    ['on a machine that is not tracked', 'server', decided({ analytics: true })],
    ['of staff', 'counting', { ...decided({ analytics: true }), adminLoggedIn: 'true' }],
  ] as const)('is not asked for %s', async (_name, at, storage) => {
    await using open = await openPage()
    const asked = viewsAskedFor(open.page)
    await open.page.clock.install()
    const page = await visit(open, budget.address, { at: at === 'server' ? server : counting, storage })
    await roundButton(page).waitFor()
    await page.clock.runFor(10_000)
    expect(asked).toEqual([])
  })

  it('is not asked for by who only passes by', async () => {
    await using open = await openPage()
    const asked = viewsAskedFor(open.page)
    await open.page.clock.install()
    const page = await visit(open, budget.address, { at: counting })
    // What the test itself takes goes by, too.
    await page.clock.runFor(500)
    await page.getByRole('main').getByRole('link', { name: texts.back }).first().click()
    await page.waitForURL(`${counting.url}/en/blog/`)
    await page.locator('[data-slot="blog-results"]').waitFor()
    await page.clock.runFor(10_000)
    expect(asked).toEqual([])
  })

  it.each([
    ['fails', { status: 500, json: { error: { code: 'internal', message: 'Broken.' } } }],
    ['is lost', undefined],
  ])('that %s changes nothing for the reader', async (_name, answer) => {
    await using open = await openPage()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await open.page.route('**/views', async (route) => {
      await held
      await (answer ? route.fulfill(answer) : route.abort())
    })
    const asked = open.page.waitForRequest('**/views', patiently)
    const page = await visit(open, budget.address, { at: counting })
    const views = await asked
    const ended = new Promise<void>((resolve) => {
      const end = (request: Request) => request === views && resolve()
      page.on('requestfinished', end).on('requestfailed', end)
    })
    const before = await page.getByRole('main').innerHTML()
    release()
    await ended
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.getByRole('main').innerHTML()).toBe(before)
    expect(open.problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
  })
})
