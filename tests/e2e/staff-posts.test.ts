import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import posts from '#locales/en/staff/staff-posts.json' with { type: 'json' }
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, staffState } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
/** An owner's cookies, so that each test begins at the board. */
let owner: StaffState

beforeAll(async () => {
  server = await startServer()
  owner = await staffState(server, { role: 'owner', name: 'Arta' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

async function openBoard(query = '', more = {}) {
  const open = await openPage({ storageState: owner, ...more })
  await open.page.goto(`${server.url}/admin/posts${query}`)
  return open
}

/** The board has its one tab stop, and with it its keys. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('[data-stop][tabindex="0"]').length === 1)
}

/** As a notice says it; screen readers are told once more. */
const told = (page: Page, text: string, count: number) =>
  page
    .getByText(text.replace('{{number}}', String(count)), { exact: true })
    .first()
    .waitFor()

const rows = (page: Page) => page.locator('[data-slot="board-row"]')
const row = (page: Page, id: string) => page.locator(`[data-post="${id}"]`)
const pane = (page: Page, id: string, place: number) => row(page, id).locator('[data-slot="board-cell"]').nth(place)

const statusOf = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).status
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')

describe('the post desk', () => {
  it('filters, opens, takes one language down and brings it back, and readers see each at once', async () => {
    await using open = await openBoard()
    const { page } = open
    await hydrated(page)
    expect(await rows(page).count()).toBe(12)
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('link', { name: /^News 2$/ }).click()
    await page.waitForURL(`${server.url}/admin/posts?type=news`)
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.getByRole('combobox', { name: posts.filter.language }).selectOption('de')
    await page.waitForURL(`${server.url}/admin/posts?type=news&in=de`)

    const id = 'cookie-banners-done-right'
    const english = `/en/blog/app/${id}/`
    const [, german = ''] =
      /hreflang="de"[^>]*href="[^"]*?(\/de\/blog\/app\/[^"]+)"/i.exec(
        await (await fetch(server.url + english)).text(),
      ) ?? []
    expect(await statusOf(german)).toBe(200)

    await row(page, id).getByRole('checkbox').click()
    expect(await axeFindings(page)).toEqual([])
    // Of what is for this language, it alone is for all.
    await page.getByRole('button', { name: posts.bulk.deleteAll }).waitFor()
    await page.getByRole('button', { name: posts.bulk.unpublish }).click()
    await told(page, posts.done.unpublish_one, 1)
    await pane(page, id, 2)
      .getByRole('link', { name: filled(posts.cell.name, { language: 'Deutsch', state: posts.cell.unpublished }) })
      .waitFor()
    expect(await statusOf(german)).toBe(404)
    expect(await (await fetch(server.url + german)).text()).toContain(`href="${english}"`)
    expect(await statusOf(english)).toBe(200)

    await page.getByRole('button', { name: frame.notices.undo }).click()
    await told(page, posts.done.undone_one, 1)
    await expect.poll(() => statusOf(german)).toBe(200)
    await pane(page, id, 2)
      .getByRole('link', { name: filled(posts.cell.name, { language: 'Deutsch', state: posts.cell.live }) })
      .click()
    await page.waitForURL(`${server.url}/admin/posts/${id}/de`)
    expect(open.problems).toEqual([])
  })

  it('is worked by keyboard alone', async () => {
    await using open = await openBoard()
    const { page } = open
    await hydrated(page)
    await page.keyboard.press('/')
    await page.keyboard.type('carousel')
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?]q=carousel$/)
    await page.locator('h1').click()
    const title = row(page, 'the-end-of-the-carousel').getByRole('link', { name: 'The end of the carousel' })
    await title.waitFor()
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('j')
      if (await title.evaluate((link) => link === document.activeElement)) break
    }
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('l')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toContain('Shqip')
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    expect(await focused()).toContain('Français')
    // One stop for all of it: the next Tab leaves the grid.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]'))).toBeNull()
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toContain('Français')
    await page.keyboard.press('x')
    await page.getByRole('group', { name: posts.bulk.label }).waitFor()
    await page.keyboard.press('d')
    await told(page, posts.done.delete_one, 1)
    expect(await statusOf('/en/blog/app/the-end-of-the-carousel/')).toBe(404)
    await page.keyboard.press('F8')
    const undo = page.getByRole('button', { name: frame.notices.undo })
    for (let presses = 0; presses < 5; presses++) {
      if (await undo.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => statusOf('/en/blog/app/the-end-of-the-carousel/')).toBe(200)
    expect(open.problems).toEqual([])
  })

  it('leaves alone what somebody else has changed meanwhile, and says so', async () => {
    await using open = await openBoard('?type=features')
    await using other = await openBoard('?type=features')
    const [first, second] = [open.page, other.page]
    await Promise.all([hydrated(first), hydrated(second)])
    await row(second, 'choosing-a-cms').getByRole('checkbox').click()
    await second.getByRole('button', { name: posts.bulk.unpublish }).click()
    await told(second, posts.done.unpublish_one, 1)

    const all = await rows(first).count()
    await first.getByRole('checkbox', { name: posts.board.chooseAll }).click()
    await first.getByRole('button', { name: posts.bulk.unpublish }).click()
    const strip = first.locator('[data-slot="strip"][data-state="conflict"]')
    await strip.waitFor()
    const words = (await strip.textContent()) ?? ''
    expect(words).toContain(filled(posts.refused.title, { done: String(all - 1), all: String(all) }))
    expect(words).toContain('Arta Sample')
    await first.getByRole('button', { name: frame.notices.undo }).click()
    await told(first, posts.done.undone_other, all - 1)
    await second.getByRole('button', { name: frame.notices.undo }).click()
    await expect.poll(() => statusOf('/en/blog/app/choosing-a-cms/')).toBe(200)
  })

  it('is read, filtered and worked without scripts', async () => {
    await using open = await openBoard('?q=carousel', { javaScriptEnabled: false })
    const { page } = open
    expect(await rows(page).count()).toBeLessThan(12)
    await row(page, 'the-end-of-the-carousel').getByRole('checkbox').check()
    await page.getByRole('button', { name: posts.bulk.unpublish }).click()
    await told(page, posts.done.unpublish_one, 1)
    expect(new URL(page.url()).search).toBe('?q=carousel')
    expect(await statusOf('/en/blog/app/the-end-of-the-carousel/')).toBe(404)
    await page.getByRole('button', { name: posts.done.undo }).click()
    await told(page, posts.done.undone_one, 1)
    expect(await statusOf('/en/blog/app/the-end-of-the-carousel/')).toBe(200)
    await page.locator('[name="q"]').fill('nothing of the kind')
    await page.locator('[name="state"]').selectOption('draft')
    await page.getByRole('button', { name: posts.filter.show }).click()
    await page.getByRole('heading', { name: /nothing of the kind/ }).waitFor()
    await page.getByRole('link', { name: posts.filter.clear }).click()
    expect(await rows(page).count()).toBe(12)
  })

  it.each([
    [360, 'light'],
    [360, 'dark'],
    [768, 'light'],
    [1920, 'dark'],
  ] as const)('fits a window of %i pixels, %s', async (width, colorScheme) => {
    await using open = await openBoard('', {
      // So high that nothing lies under the bar: axe could not decide.
      viewport: { width, height: 4000 },
      colorScheme,
    })
    const { page } = open
    await hydrated(page)
    await row(page, 'the-end-of-the-carousel').getByRole('checkbox').click()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})
