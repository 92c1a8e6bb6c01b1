import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import posts from '#locales/en/staff/staff-posts.json' with { type: 'json' }
import session from '#locales/en/staff/staff-session.json' with { type: 'json' }
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

const english = '/en/blog/app/choosing-a-cms/'
const statusOf = async () => (await fetch(server.url + english, { redirect: 'manual' })).status

describe('what is undone', () => {
  it('is, or is said not to be, wherever one has gone since; and can be tried again', async () => {
    await using owner = await openStaffPage(server, { role: 'owner' })
    const { page } = owner
    await page.goto(`${server.url}/admin/posts?type=features`)
    await staffHydrated(page)
    await page.locator('[data-post="choosing-a-cms"]').getByRole('checkbox').click()
    await page.getByRole('button', { name: posts.bulk.unpublish }).click()
    await expect.poll(statusOf).toBe(404)
    await page.route('**/api/staff/posts/undone', (route) => route.abort(), { times: 1 })
    const undo = page.getByRole('button', { name: frame.notices.undo })
    await undo.waitFor()
    await page.getByRole('link', { name: frame.places.messages }).first().click()
    await page.waitForURL('**/admin/messages')
    await undo.click()
    await page.getByText(frame.notices.notUndone).first().waitFor()
    await page.getByText(session.network).first().waitFor()
    expect(await statusOf()).toBe(404)
    await undo.click()
    await expect.poll(statusOf).toBe(200)
    await undo.waitFor({ state: 'detached' })
  })

  it('says on another page, too, that a colleague has changed it meanwhile', async () => {
    await using owner = await openStaffPage(server, { role: 'owner' })
    await using colleague = await openStaffPage(server, { role: 'owner', name: 'Eni' })
    async function press(page: Page, deed: string) {
      await page.goto(`${server.url}/admin/posts?type=features`)
      await staffHydrated(page)
      await page.locator('[data-post="choosing-a-cms"]').getByRole('checkbox').click()
      await page.getByRole('button', { name: deed }).click()
    }
    const { page } = owner
    await press(page, posts.bulk.unpublish)
    const undo = page.getByRole('button', { name: frame.notices.undo })
    await undo.waitFor()
    await undo.hover()
    await page.getByRole('link', { name: frame.places.messages }).first().click()
    await page.waitForURL('**/admin/messages')
    await undo.hover()
    await press(colleague.page, posts.bulk.publish)
    await expect.poll(statusOf).toBe(200)
    await undo.click()
    await page
      .getByText(/was changed by Eni Sample meanwhile/)
      .first()
      .waitFor()
    expect(await statusOf()).toBe(200)
  })
})
