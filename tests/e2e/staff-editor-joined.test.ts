import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
let arta: StaffState
let besa: StaffState

beforeAll(async () => {
  server = await startServer()
  arta = await staffState(server, { name: 'Arta' })
  besa = await staffState(server, { name: 'Besa' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const path = '/admin/posts/performance-budget/de'
const paragraph = (page: Page, place: number) => page.locator('.ProseMirror > p').nth(place)
const isSaved = (page: Page) => page.locator('[role="status"] [data-state="saved"]').waitFor({ timeout: 20_000 })

async function open(storageState: StaffState) {
  const opened = await openPage({ storageState })
  await opened.page.goto(server.url + path)
  await staffHydrated(opened.page)
  return opened
}

/** At the end of a paragraph, and saved at once. */
async function write(page: Page, place: number, words: string): Promise<void> {
  await paragraph(page, place).click()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
  await page.keyboard.press('ControlOrMeta+s')
  await isSaved(page)
}

/** A sentence of which the second half is typed once the colleague's words have come, without a click in between. */
async function writeWhile(page: Page, theirs: string, mine: string): Promise<void> {
  const words = page.locator('textarea[name="body"]')
  await page.keyboard.press('End')
  await page.keyboard.type(` ${mine} sind wir`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => words.inputValue(), { timeout: 20_000 }).toContain(theirs)
  await page.keyboard.type(' gegen alles Lange.')
  await page.keyboard.press('ControlOrMeta+s')
  await isSaved(page)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await words.inputValue()).toContain(`${mine} sind wir gegen alles Lange.`)
}

it('a text is written on while a colleague’s words are joined with it, on the page and in plain Markdown', async () => {
  await using first = await open(arta)
  await using second = await open(besa)
  await paragraph(first.page, 1).click()
  await write(second.page, 4, ' Ein Satz von Besa.')
  await writeWhile(first.page, 'Ein Satz von Besa.', 'Auf der Seite')

  await second.page.reload()
  await staffHydrated(second.page)
  await write(second.page, 4, ' Noch ein Satz von Besa.')
  await first.page.keyboard.press('ControlOrMeta+m')
  await first.page.locator('textarea[name="body"]').focus()
  await first.page.keyboard.press('ControlOrMeta+Home')
  await writeWhile(first.page, 'Noch ein Satz von Besa.', 'Im Markdown')
}, 120_000)
