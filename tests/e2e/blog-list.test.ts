import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, count, countLine, eventually, isMarked, mark, titles, writtenPosts } from '../support/app/blog.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { decided, withStorage } from '../support/browser/visitor.ts'
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

const { error, filters, results } = readTexts('en', 'blog-list')
const postsCall = (url: URL) => url.pathname === '/api/posts'

async function visit(open: OpenPage, path = '/en/blog/', storage = decided()): Promise<Page> {
  await withStorage(open.context, server.url, storage)
  await open.page.goto(server.url + path)
  await hydrated(open.page)
  return open.page
}

const newest = writtenPosts('en').map(({ title }) => title)
const byTitle = newest.toSorted(new Intl.Collator('en').compare)

const toBlog = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).filter({ visible: true }).click()

/** Holds back what the page asks the server for, until released. */
async function hold(page: Page, what: (url: URL) => boolean) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(what, async (route) => {
    await held
    await route.continue()
  })
  return release
}

describe('the filters', () => {
  it('change address and list without a new document, and survive a reload and the way back', async () => {
    await using open = await openPage()
    const page = await visit(open)
    await mark(page)
    const sort = page.getByRole('combobox', { name: filters.sort })
    const order = page.getByRole('combobox', { name: filters.order })
    const search = page.getByRole('searchbox', { name: filters.search })

    await sort.selectOption('title')
    await page.waitForURL(`${server.url}/en/blog/?sort=title`)
    await eventually(() => titles(page)).toEqual(byTitle.slice(0, 9))
    await order.selectOption('oldest')
    await page.waitForURL(`${server.url}/en/blog/?sort=title&order=oldest`)
    await eventually(() => titles(page)).toEqual(byTitle.toReversed().slice(0, 9))
    await page.getByRole('radio', { name: 'News' }).check()
    await page.waitForURL(`${server.url}/en/blog/type/news/?sort=title&order=oldest`)
    await eventually(() => count(page)).toBe(countLine('en', 2))
    await eventually(() => page.title()).toBe('News | Learning Lab')
    await search.fill('  banner ')
    await search.press('Enter')
    await page.waitForURL(`${server.url}/en/blog/type/news/?q=banner&sort=title&order=oldest#results`)
    await eventually(() => count(page)).toBe(countLine('en', 1, { query: 'banner' }))
    expect(await isMarked(page)).toBe(true)

    await page.reload()
    await hydrated(page)
    expect(await count(page)).toBe(countLine('en', 1, { query: 'banner' }))
    expect([await search.inputValue(), await sort.inputValue(), await order.inputValue()]).toEqual([
      'banner',
      'title',
      'oldest',
    ])
    expect(await page.getByRole('radio', { name: 'News' }).isChecked()).toBe(true)

    await page.goBack()
    await eventually(() => count(page)).toBe(countLine('en', 2))
    await eventually(() => search.inputValue()).toBe('')
    await page.goBack()
    await eventually(() => titles(page)).toEqual(byTitle.toReversed().slice(0, 9))
    await eventually(() => page.getByRole('radio', { name: filters.allTypes }).isChecked()).toBe(true)
    await page.goBack()
    await eventually(() => order.inputValue()).toBe('newest')
    await page.goBack()
    await eventually(() => sort.inputValue()).toBe('featured')
    expect(open.problems).toEqual([])
  })

  it('keep the keyboard’s focus, and the view where it is', async () => {
    await using open = await openPage()
    const page = await visit(open)
    const radio = page.getByRole('radio', { name: filters.allTypes })
    await radio.focus()
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
    for (const name of ['Insights', 'Features']) {
      await page.keyboard.press('ArrowRight')
      await eventually(() => page.title()).toBe(`${name} | Learning Lab`)
      await eventually(() => count(page)).toBe(countLine('en', 3))
      // The title is announced after the focus has been looked after.
      await page.locator('[data-slot="route-announcer"]').filter({ hasText: name }).waitFor({ state: 'attached' })
      expect(await page.getByRole('radio', { name }).evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => window.scrollY)).toBe(150)
    }
  })

  it('say that the list is being read when that takes its time', async () => {
    await using open = await openPage()
    const page = await visit(open)
    const release = await hold(page, postsCall)
    await page.getByRole('radio', { name: 'Opinion' }).check()
    await eventually(() => count(page)).toBe(results.loading)
    await page.locator('[data-slot="blog-list-skeleton"]').waitFor({ state: 'attached' })
    expect(await page.locator('[data-slot="page-spinner"]').count()).toBe(0)
    release()
    await eventually(() => count(page)).toBe(countLine('en', 2))
    expect(await page.locator('[data-slot="blog-list-skeleton"]').count()).toBe(0)
    expect(open.problems).toEqual([])
  })
})

describe('a list that cannot be read', () => {
  it.each([
    ['the line is down', undefined],
    ['the server fails', { status: 500, json: { error: { code: 'internal', message: 'Broken.' } } }],
    ['somebody else answers', { status: 200, body: '<p>Log in to the hotel’s network</p>' }],
  ])('says so when %s, and tries again in place', async (_name, answer) => {
    await using open = await openPage()
    const page = await visit(open, '/en/about/')
    await mark(page)
    let isDown = true
    let asked = 0
    await page.route(postsCall, (route) => {
      asked++
      if (!isDown) return route.continue()
      return answer ? route.fulfill(answer) : route.abort()
    })
    await toBlog(page)
    const alert = page.getByRole('alert')
    await alert.getByRole('heading', { name: error.title }).waitFor()
    expect(error.title).toBe('Connection error')
    expect(await alert.textContent()).toContain('Failed to load digital insights. Please try again later.')
    expect(asked).toBe(1)
    await alert.getByRole('link', { name: error.retry }).click()
    await eventually(() => asked).toBe(2)
    await alert.getByRole('heading', { name: error.title }).waitFor()
    isDown = false
    await alert.getByRole('link', { name: error.retry }).click()
    await eventually(() => cards(page).count()).toBe(9)
    await alert.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${server.url}/en/blog/`)
    expect(await isMarked(page)).toBe(true)
    expect(open.problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
  })
})

describe('without consent', () => {
  it('the list follows the language that is on screen, on plain paths too (D6)', async () => {
    await using open = await openPage()
    const page = await visit(open, '/blog', {})
    await mark(page)
    expect(await titles(page)).toContain(newest[0])
    await page.locator('[data-slot="language-switcher"] summary').filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Deutsch', exact: true }).filter({ visible: true }).click()
    await page.waitForURL(`${server.url}/de/blog/`)
    await eventually(() => count(page)).toBe(countLine('de', 12, { pages: 2 }))

    const [first] = writtenPosts('de')
    await cards(page).first().getByRole('link').click()
    await page.waitForURL(`${server.url}/blog/app/${first?.slug}`)
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(first?.title)
    await page
      .getByRole('main')
      .getByRole('link', { name: readTexts('de', 'blog-post').back })
      .first()
      .click()
    await page.waitForURL(`${server.url}/blog`)
    await eventually(() => count(page)).toBe(countLine('de', 12, { pages: 2 }))
    expect(await isMarked(page)).toBe(true)
    // Only a fresh load of a plain path begins in English again.
    await page.reload()
    expect(await count(page)).toBe(countLine('en', 12, { pages: 2 }))
    expect(open.problems).toEqual([])
  })
})

it('an address with a page beyond the last, or a type that does not exist, is no page', async () => {
  for (const path of ['/en/blog/?page=3', '/en/blog/type/poems/', '/blog/type/Poems'])
    expect((await fetch(server.url + path)).status, path).toBe(404)
  for (const path of ['/en/blog/?page=2', '/en/blog/?page=zwei', '/en/blog/?type=poems&sort=size'])
    expect((await fetch(server.url + path)).status, path).toBe(200)
})
