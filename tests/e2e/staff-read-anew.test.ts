import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import log from '#locales/en/staff/staff-log.json' with { type: 'json' }
import posts from '#locales/en/staff/staff-posts.json' with { type: 'json' }
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const title = (page: Page) => page.locator('[name="title-en"]')
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** An opening that is begun and nowhere kept. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin/openings/new`)
  await staffHydrated(page)
  await title(page).fill('Type designer')
}

describe('a page that is read anew', () => {
  it.each<{ why: string; answer: (route: Route) => Promise<void> }>([
    { why: 'there is no connection', answer: (route) => route.abort() },
    { why: 'the server is being started', answer: (route) => route.fulfill({ status: 503, body: '' }) },
  ])('stays with what is begun on it while $why, and is read once that is over', async ({ answer }) => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await begin(page)
    await page.route('**/api/staff/session', answer, { times: 1 })
    const failed = page.waitForEvent('requestfinished', { predicate: isSession }).catch(() => undefined)
    const aborted = page.waitForEvent('requestfailed', { predicate: isSession }).catch(() => undefined)
    await lookAgain(page)
    await Promise.race([failed, aborted])
    await page.waitForResponse('**/api/staff/session')
    await page.waitForLoadState('networkidle')
    expect(await title(page).inputValue()).toBe('Type designer')
  })

  it('asks for a login over it once the session is over', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page, context } = staff
    await begin(page)
    await context.clearCookies()
    await lookAgain(page)
    await page.getByRole('dialog', { name: frame.expired.title }).waitFor()
    expect(await title(page).inputValue()).toBe('Type designer')
  })

  it('leaves nothing to be read once they have signed out in another tab', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page, context } = staff
    await begin(page)
    const other = await context.newPage()
    await other.goto(`${server.url}/admin`)
    await staffHydrated(other)
    await other.evaluate(() => localStorage.clear())
    await context.clearCookies()
    await lookAgain(page)
    await page.waitForURL('**/admin/login?**')
  })

  it('keeps the undo of what was just done', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await page.goto(`${server.url}/admin/posts?type=features`)
    await staffHydrated(page)
    await page.locator('[data-post="choosing-a-cms"]').getByRole('checkbox').click()
    await page.route('**/api/staff/session', (route) => route.abort(), { times: 1 })
    const aborted = page.waitForEvent('requestfailed', { predicate: isSession })
    await page.getByRole('button', { name: posts.bulk.unpublish }).click()
    await aborted
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1').allInnerTexts()).toEqual([posts.title])
    await page.getByRole('button', { name: frame.notices.undo }).waitFor()
  })

  it('is not shown in place of another that cannot be', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await page.goto(`${server.url}/admin/openings`)
    await staffHydrated(page)
    await page.route('**/api/staff/messages?**', (route) => route.abort())
    await page.route('**/api/staff/messages', (route) => route.abort())
    await page.locator('[data-slot="staff-rail"] a[href="/admin/messages"]').click()
    await page
      .getByText(/\(503\)/)
      .first()
      .waitFor()
  })
})

const isSession = (request: { url: () => string }) => request.url().endsWith('/api/staff/session')

it('a device whose clock is wrong is not asked for the password before it is time', async () => {
  await using open = await openStaffPage(server, { role: 'owner' })
  const { page } = open
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 86_400_000
  })
  await page.goto(`${server.url}/admin/log`)
  await staffHydrated(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: log.csv }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/csv$/)
})
