import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import deleted from '#locales/en/staff/staff-deleted.json' with { type: 'json' }
import persons from '#locales/en/staff/staff-persons.json' with { type: 'json' }
import posts from '#locales/en/staff/staff-posts.json' with { type: 'json' }
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
/** An owner's cookies. */
let owner: StaffState

beforeAll(async () => {
  server = await startServer()
  owner = await staffState(server, { role: 'owner', name: 'Arta' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const press = (page: Page, name: string | RegExp) =>
  Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).first().click()])

/** Some of the posts that come with the site, from the board without scripts. */
async function deletePosts(...ids: string[]): Promise<void> {
  await using open = await openPage({ storageState: owner, javaScriptEnabled: false })
  const { page } = open
  await page.goto(`${server.url}/admin/posts`)
  for (const id of ids) await page.locator(`[data-post="${id}"] [type="checkbox"]`).check()
  await press(page, posts.bulk.delete)
}

const rows = (page: Page) => page.locator('[data-slot="confirm-row"]')
const status = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).status

describe('recently deleted', () => {
  it('restores what is chosen by keys, asks in the row before something goes for good, and Esc keeps it', async () => {
    await deletePosts('cookie-banners-done-right', 'performance-budget')
    await using open = await openPage({ storageState: owner })
    const { page } = open
    await page.goto(`${server.url}/admin/recently-deleted`)
    await staffHydrated(page)
    expect(await rows(page).count()).toBe(2)
    expect(await axeFindings(page)).toEqual([])

    await page.keyboard.press('j')
    await page.keyboard.press('Shift+D')
    await page.getByRole('button', { name: deleted.erase.deed }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('button', { name: deleted.erase.deed }).count()).toBe(0)

    await page.keyboard.press('x')
    await page.keyboard.press('r')
    await page.getByText(deleted.done.restore_one).first().waitFor()
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('link', { name: /^Delete now/ }).click()
    await page.getByRole('button', { name: deleted.erase.deed }).click()
    await page.getByRole('heading', { name: deleted.empty.title }).waitFor()
    expect(open.problems).toEqual([])
  })

  it('works without scripts: filter, restore, and the question at an address of its own', async () => {
    await deletePosts('what-a-website-costs')
    await using open = await openPage({ storageState: owner, javaScriptEnabled: false })
    const { page } = open
    await page.goto(`${server.url}/admin/recently-deleted?kind=message`)
    await page.getByRole('heading', { name: deleted.notFound.title }).waitFor()
    await page.getByRole('link', { name: /^Posts 1/ }).click()
    await page.getByRole('link', { name: /^Delete now/ }).click()
    await page.getByRole('button', { name: deleted.erase.deed }).waitFor()
    await page.getByRole('link', { name: /^Keep it/ }).click()
    await press(page, /^Restore: /)
    await page.getByText(deleted.done.restore_one).waitFor()
    expect(await rows(page).count()).toBe(0)
    expect(await status('/en/blog/app/what-a-website-costs/')).toBe(404)
  })
})

describe('a data request', () => {
  it('is opened, looked into and erased, by phone too', async () => {
    await using open = await openPage({ storageState: owner, viewport: { width: 360, height: 740 } })
    const { page } = open
    await page.goto(`${server.url}/admin/persons`)
    await staffHydrated(page)
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(persons.open.email).fill('besa@example.org')
    await page.getByLabel(persons.open.kind).selectOption('erasure')
    await page.getByRole('button', { name: persons.open.send }).click()
    await page.waitForURL(/\/admin\/persons\/[\w-]+$/)
    await page.getByRole('heading', { name: persons.found.title }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.locator('[data-slot="phone-lit"]').click()
    await page.getByRole('button', { name: persons.erase.deed }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: persons.erase.deed }).click()
    await page.getByText(persons.erased.title).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it('is answered without scripts', async () => {
    await using open = await openPage({ storageState: owner, javaScriptEnabled: false })
    const { page } = open
    await page.goto(`${server.url}/admin/persons`)
    await page.getByLabel(persons.open.email).fill('besa@')
    await press(page, persons.open.send)
    expect(await page.getByLabel(persons.open.email).inputValue()).toBe('besa@')
    await page.getByLabel(persons.open.email).fill('besa@example.org')
    await press(page, persons.open.send)
    await page.getByRole('heading', { name: persons.found.title }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: persons.package.take }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^personal-data-.*\.zip$/)
    await press(page, persons.close.handedOver)
    await page.getByText(persons.closed).waitFor()
    await page.goto(`${server.url}/admin/persons`)
    await page.getByText(`${persons.kinds.access}: ${persons.list.outcomes.handedOver}`).waitFor()
    expect(await page.content()).not.toContain('besa@example.org')
  })
})
