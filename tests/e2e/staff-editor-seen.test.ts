import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import editor from '#locales/en/staff/staff-editor.json' with { type: 'json' }
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, staffState } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

async function openEditor(storageState: StaffState, path: string) {
  const open = await openPage({ storageState })
  await open.page.goto(server.url + path)
  await sheet(open.page).waitFor()
  return open
}

const sheet = (page: Page) => page.locator('.ProseMirror')
const title = (page: Page) => page.locator('[name="title"]')

async function isSaved(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await page.locator('[role="status"] [data-state="saved"]').waitFor({ timeout: 20_000 })
}

/** In plain Markdown, by its key. */
async function writeMarkdown(page: Page, text: string): Promise<void> {
  await sheet(page).click()
  await page.keyboard.press('ControlOrMeta+m')
  await page.locator('textarea[name="body"]').fill(text)
  await page.keyboard.press('ControlOrMeta+m')
  await sheet(page).waitFor()
}

describe('a post that two write', () => {
  it('is not opened with what the other has saved before it was looked at', async () => {
    await using first = await openEditor(await staffState(server, { name: 'Arta' }), '/admin/posts/new?in=en')
    await title(first.page).fill('Looked at')
    await writeMarkdown(first.page, 'One.\n\nTwo.\n\nThree.\n')
    await isSaved(first.page)
    const path = new URL(first.page.url()).pathname
    await using second = await openEditor(await staffState(server, { name: 'Besa' }), path)
    for (const [place, words] of ['One, half wri', 'One, written.'].entries()) {
      await writeMarkdown(second.page, `${words}\n\nTwo.\n\nThree.\n`)
      await isSaved(second.page)
      if (place === 0) await title(first.page).fill('Looked at twice')
      await first.page.keyboard.press('ControlOrMeta+Enter')
      await first.page.getByText(/Both texts fit together/).waitFor()
      await first.page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
      expect(await sheet(first.page).textContent()).toContain(words)
      await first.page.getByRole('button', { name: editor.strip.close, exact: true }).click()
    }
    await writeMarkdown(second.page, 'One, written twice.\n\nTwo.\n\nThree.\n')
    await isSaved(second.page)
    // Nor where what the other has saved cannot be read just now.
    const reading = '**/api/staff/posts/one?**'
    await first.page.route(reading, (route) => route.abort())
    await Promise.all([first.page.waitForRequest(reading), first.page.keyboard.press('ControlOrMeta+Enter')])
    await first.page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
    await first.page.unroute(reading)
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await first.page.getByText(/Both texts fit together/).waitFor()
    await first.page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await first.page.locator('[data-slot="publish-gate"]:not([data-state="checking"])').waitFor({ timeout: 30_000 })
  }, 120_000)
})

it('a post that cannot be saved is not opened as it was before', async () => {
  await using staff = await openEditor(await staffState(server), '/admin/posts/new?in=en')
  const { page } = staff
  await title(page).fill('Saved once')
  await isSaved(page)
  const excerpt = page.locator('[name="excerpt"]').first()
  await excerpt.fill('x'.repeat(401))
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.locator('[role="status"] [data-state="refused"]').waitFor()
  await page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
  await excerpt.fill('Short.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.locator('[data-slot="publish-gate"]:not([data-state="checking"])').waitFor({ timeout: 30_000 })
}, 60_000)
