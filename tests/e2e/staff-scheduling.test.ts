import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { brand } from '#locales/brand.ts'
import editor from '#locales/en/staff/staff-editor.json' with { type: 'json' }
import gate from '#locales/en/staff/staff-gate.json' with { type: 'json' }
import panel from '#locales/en/staff/staff-panel.json' with { type: 'json' }
import { timeOf } from '#locales/zoned-time.ts'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { inviteByShell, staffPassword } from '../support/browser/staff-visitor.ts'
import { drawPicture } from '../support/data/pictures.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const folder = mkdtempSync(path.join(tmpdir(), 'dritare-clock-'))
const clockFile = path.join(folder, 'ahead')
const setAhead = (milliseconds: number) => writeFileSync(clockFile, String(milliseconds))

let server: TestServer

// A second attempt begins without the post of the first, which has the address.
beforeEach(async () => {
  setAhead(0)
  const clock = fileURLToPath(new URL('../support/servers/shifted-clock.ts', import.meta.url))
  server = await startServer({ NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD: clockFile })
})
afterEach(() => server.remove())
afterAll(async () => {
  await closeBrowser()
  rmSync(folder, { recursive: true })
})

/** With the Tab key alone, as somebody without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  expect.fail(`The Tab key does not lead to ${target}.`)
}

async function typeInto(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, page.locator(`[name="${name}"]`))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

async function writeMarkdown(page: Page, text: string): Promise<void> {
  await tabTo(page, page.locator('.ProseMirror'))
  await page.keyboard.press('ControlOrMeta+m')
  await page.locator('textarea[name="body"]').and(page.locator(':focus')).waitFor()
  await page.keyboard.insertText(text)
  await page.keyboard.press('ControlOrMeta+m')
}

async function isSaved(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await page.locator('[role="status"] [data-state="saved"]').waitFor({ timeout: 20_000 })
}

/** The keys for a time in such a field, in a browser that speaks American English. */
async function typeTime(page: Page, at: number): Promise<void> {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: brand.timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  await page.keyboard.type(part('month') + part('day') + part('year'))
  await page.keyboard.type(part('hour') + part('minute') + part('dayPeriod'))
}

const german = '## Maße\n\nEin Absatz.[^1]\n\n| Fenster | Breite |\n| --- | --- |\n| eines | 240 |\n\n[^1]: Gemessen.\n'
const italian =
  '## Misure\n\nUn paragrafo.[^1]\n\n| Finestra | Larghezza |\n| --- | --- |\n| una | 240 |\n\n[^1]: Misurato.\n'
const deAddress = '/de/blog/app/fenster-die-man-oeffnet/'
const itAddress = '/it/blog/app/finestre-che-si-aprono/'

it('a post is written, translated, checked and scheduled without a mouse, and opens at its minute', async () => {
  await using staff = await openPage({ viewport: { width: 1280, height: 3000 }, locale: 'en-US' })
  const { page } = staff
  // Whoever listens only when the window is asked for may listen too late.
  page.on('filechooser', () => {})
  await page.goto(await inviteByShell(server, `arta-${Date.now()}@example.org`, '--role', 'moderator'))
  await typeInto(page, 'name', 'Arta Sample')
  await typeInto(page, 'password', staffPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/admin`)

  await page.goto(`${server.url}/admin/posts/new?in=de`)
  await page.locator('.ProseMirror').waitFor()
  await typeInto(page, 'title', 'Fenster, die man öffnet')
  await writeMarkdown(page, german)
  await typeInto(page, 'excerpt', 'Was ein Fenster kann, wenn man es lässt, und was ein Raum davon hat.')
  await isSaved(page)

  await tabTo(page, page.getByRole('button', { name: panel.picture.choose }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel(editor.pictures.add))
  // A file is picked by the window of the system, which a test gives its answer.
  const asked = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = await drawPicture(900, 600, 'jpeg', '#c42')
  await (await asked).setFiles({ name: 'lit.jpg', mimeType: 'image/jpeg', buffer })
  // It is taken at once, and what it still lacks has the focus.
  await page.locator('[name="pictureAlt"]').and(page.locator(':focus')).waitFor({ timeout: 60_000 })
  await typeInto(page, 'pictureAlt', 'Ein helles Fenster in einer dunklen Wand.')
  await typeInto(page, 'author', 'Dritare Lab')
  await isSaved(page)

  await tabTo(page, page.getByRole('link', { name: /^Italiano/ }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/it$/)
  await tabTo(page, page.getByRole('link', { name: editor.bar.side }))
  await page.keyboard.press('Enter')
  await page.locator('[data-slot="pair-list"]').getByText('Ein Absatz.').filter({ visible: true }).waitFor()
  await typeInto(page, 'title', 'Finestre che si aprono')
  await writeMarkdown(page, italian)
  await typeInto(page, 'excerpt', 'Che cosa può una finestra, se la si lascia fare, e che cosa ne ha la stanza.')
  await typeInto(page, 'pictureAlt', 'Una finestra accesa in un muro scuro.')
  await isSaved(page)

  await page.keyboard.press('ControlOrMeta+Enter')
  const sheet = page.locator('[data-slot="publish-gate"]')
  await sheet.and(page.locator('[data-state="open"]')).waitFor({ timeout: 60_000 })
  await tabTo(page, sheet.getByRole('radio', { name: gate.when.now }))
  // As long as a finger takes: Radix chooses while the key is down.
  await page.keyboard.press('ArrowDown', { delay: 80 })
  await tabTo(page, page.locator('[name="from"]'))
  const opensAt = Math.ceil((Date.now() + HOUR) / MINUTE) * MINUTE
  await typeTime(page, opensAt)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('link', { name: /^Deutsch: scheduled/ }).waitFor({ timeout: 30_000 })
  await page.getByRole('link', { name: /^Italiano: scheduled/ }).waitFor()
  // It is said to wait, and the gate begins with its time.
  await page.getByRole('link', { name: editor.lit.waiting }).first().waitFor()
  await page.keyboard.press('ControlOrMeta+Enter')
  await sheet.waitFor()
  expect(timeOf(await page.locator('[name="from"]').inputValue(), brand.timeZone)).toBe(opensAt)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(staff.problems).toEqual([])

  const read = async (address: string) => {
    const answer = await fetch(server.url + address, { redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  }
  setAhead(opensAt - Date.now() - 20_000)
  expect((await read(deAddress)).status).toBe(404)
  expect((await read('/feeds/de/rss.xml')).text).not.toContain('Fenster, die man öffnet')
  setAhead(opensAt - Date.now())
  await expect.poll(async () => (await read(deAddress)).status, { timeout: 5000 }).toBe(200)

  const shown = (await read(deAddress)).text
  expect(shown).toContain('Gemessen.')
  expect(shown).toContain('<table')
  expect(shown).toMatch(/hreflang="it"[^>]*finestre-che-si-aprono|finestre-che-si-aprono[^>]*hreflang="it"/i)
  const share = /property="og:image" content="([^"]+)"/.exec(shown)?.[1] ?? ''
  expect((await fetch(server.url + new URL(share).pathname)).headers.get('content-type')).toMatch(/^image\//)
  expect((await read(itAddress)).text).toContain('Misurato.')
  await expect.poll(async () => (await read('/feeds/de/rss.xml')).text).toContain('Fenster, die man öffnet')
  await expect.poll(async () => (await read('/feeds/it/rss.xml')).text).toContain('Finestre che si aprono')
  await expect.poll(async () => (await read('/de/blog/')).text).toContain('Fenster, die man öffnet')
  for (const language of ['en', 'sq', 'es', 'fr']) {
    expect((await read(deAddress.replace('/de/', `/${language}/`))).text, language).toContain(deAddress)
  }
}, 240_000)
