import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import editor from '#locales/en/staff/staff-editor.json' with { type: 'json' }
import gate from '#locales/en/staff/staff-gate.json' with { type: 'json' }
import panel from '#locales/en/staff/staff-panel.json' with { type: 'json' }
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { drawPicture } from '../support/data/pictures.ts'
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

/** So high that nothing lies under the bar: axe could not decide. */
const high = { viewport: { width: 1280, height: 12_000 } }

async function openEditor(storageState: StaffState, path: string, more = {}) {
  const open = await openPage({ storageState, ...high, ...more })
  await goTo(open.page, path)
  return open
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await page.locator('.ProseMirror').waitFor()
}

const sheet = (page: Page) => page.locator('.ProseMirror')
const title = (page: Page) => page.locator('[name="title"]')
const isIn = (page: Page, kind: string) =>
  page.locator(`[role="status"] [data-state="${kind}"]`).waitFor({ timeout: 20_000 })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Everything typed is on the server. */
async function isSaved(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await isIn(page, 'saved')
}

/** In plain Markdown, by its key. */
async function writeMarkdown(page: Page, text: string): Promise<void> {
  await sheet(page).click()
  await page.keyboard.press('ControlOrMeta+m')
  const field = page.locator('textarea[name="body"]')
  await field.waitFor()
  await field.fill(text)
  await page.keyboard.press('ControlOrMeta+m')
  await sheet(page).waitFor()
}

describe('a post', () => {
  it('is written in German, translated beside its source, checked, published, and read', async () => {
    await using staff = await openPage({ storageState: arta, ...high })
    const { page } = staff
    await page.goto(`${server.url}/admin/pictures`)
    await staffHydrated(page)
    const lit = { name: 'lit.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(900, 600, 'jpeg', '#c42') }
    await page.locator('input[type="file"]').setInputFiles(lit)
    await page.locator('[data-slot="picture-tile"]').first().waitFor({ timeout: 60_000 })

    await goTo(page, '/admin/posts/new?in=de')
    await title(page).fill('Fenster, die man öffnet')
    await page.locator('[name="excerpt"]').fill('Was ein Fenster kann, wenn man es lässt, und was ein Raum davon hat.')
    await page.locator('[name="author"]').fill('Dritare Lab')
    await page.getByRole('button', { name: panel.picture.choose }).click()
    await page.getByRole('dialog').locator('[data-slot="picture-tile"]').click()
    await page.locator('[name="pictureAlt"]').fill('Ein helles Fenster in einer dunklen Wand.')
    const german =
      'Ein Absatz.[^1]\n\n## Maße\n\n| Fenster | Breite |\n| --- | --- |\n| eines | 240 |\n\n[^1]: Gemessen.\n'
    await writeMarkdown(page, german)
    await isSaved(page)
    // The footnote's mark is a single sign: axe cannot tell whether that is text.
    expect((await axeFindings(page)).filter((line) => line !== 'color-contrast: sup')).toEqual([])
    const path = pathOf(page)

    await page.keyboard.press('ControlOrMeta+j') // Spanish
    await page.waitForURL(/\/es$/)
    await goTo(page, `${path.replace(/de$/, 'it')}?side`)
    await page.locator('[data-slot="pair-list"]').getByText('Ein Absatz.').filter({ visible: true }).waitFor()
    await title(page).fill('Finestre che si aprono')
    await page
      .locator('[name="excerpt"]')
      .fill('Che cosa può una finestra, se la si lascia fare, e che cosa ne ha la stanza.')
    await page.locator('[name="pictureAlt"]').fill('Una finestra accesa in un muro scuro.')
    await writeMarkdown(
      page,
      'Un paragrafo.[^1]\n\n## Misure\n\n| Finestra | Larghezza |\n| --- | --- |\n| una | 240 |\n\n[^1]: Misurato.\n',
    )
    await isSaved(page)

    await page.keyboard.press('ControlOrMeta+Enter')
    const gate = page.locator('[data-slot="publish-gate"]')
    await gate.and(page.locator('[data-state="open"]')).waitFor({ timeout: 60_000 })
    await gate.locator('[data-slot="lit-pane"]:not(:disabled)').click({ timeout: 30_000 })
    await page.getByText(editor.opened).first().waitFor()
    await page.getByRole('link', { name: /^Deutsch: live/ }).waitFor()
    expect(staff.problems).toEqual([])

    const read = async (address: string) => (await fetch(server.url + address)).text()
    const deHtml = await read('/de/blog/app/fenster-die-man-oeffnet/')
    expect(deHtml).toContain('Gemessen.')
    expect(deHtml).toContain('<table')
    expect(deHtml).toMatch(/hreflang="it"[^>]*finestre-che-si-aprono|finestre-che-si-aprono[^>]*hreflang="it"/i)
    expect(await read('/it/blog/app/finestre-che-si-aprono/')).toContain('Misurato.')
    expect(await read('/feeds/de/rss.xml')).toContain('Fenster, die man öffnet')
    for (const language of ['en', 'sq', 'es', 'fr']) {
      const elsewhere = await read(`/${language}/blog/app/fenster-die-man-oeffnet/`)
      expect(elsewhere, language).toContain('/de/blog/app/fenster-die-man-oeffnet/')
    }
  }, 240_000)
})

describe('what was typed', () => {
  it('is there after the server was killed in the middle of it', async () => {
    await using staff = await openEditor(arta, '/admin/posts/new?in=en')
    const { page } = staff
    await title(page).fill('Killed')
    await sheet(page).click()
    await page.keyboard.type('Before the cut. ')
    await isSaved(page)
    await server.kill()
    try {
      await page.keyboard.type('While nobody answers.')
      await isIn(page, 'away')
      await page.getByText(editor.strip.away).waitFor()
      expect(await axeFindings(page)).toEqual([])
    } finally {
      await server.restart()
    }
    await page.getByRole('button', { name: editor.strip.retry }).click()
    await isIn(page, 'saved')
    await goTo(page, pathOf(page))
    expect(await sheet(page).textContent()).toContain('Before the cut. While nobody answers.')
  }, 120_000)

  it('is back after the browser’s pages have crashed, but for the last two seconds', async () => {
    await using staff = await openEditor(arta, '/admin/posts/new?in=en')
    const { page, context } = staff
    await title(page).fill('Crashed')
    await sheet(page).click()
    await page.keyboard.type('First words. ')
    await isSaved(page)
    const path = pathOf(page)
    const second = await context.newPage()
    await goTo(second, path)
    await context.setOffline(true)
    await page.bringToFront()
    await page.keyboard.type('Then these, which the server never gets.')
    await second.bringToFront()
    await title(second).fill('Crashed in two windows')
    await isIn(second, 'away')
    await page.bringToFront()
    await page.keyboard.type(' And these are too young.')
    await page.close()
    await second.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await goTo(again, path)
    await again.getByText(/kept in this browser .* is back/).waitFor()
    await sheet(again).getByText('First words. Then these, which the server never gets.').waitFor()
    await isIn(again, 'saved')
    expect(await title(again).inputValue()).toBe('Crashed in two windows')
  }, 120_000)

  it('into a text as long as it may be is sent as what changed in it, and kept while nobody answers', async () => {
    await using staff = await openEditor(arta, '/admin/posts/new?in=en')
    const { page, context } = staff
    await title(page).fill('Long')
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataBuffer()?.length ?? 0)
    })
    await writeMarkdown(page, `${'A window lets light in. '.repeat(20)}\n\n`.repeat(600))
    // Until it is under way, what is said to be saved is the title.
    await expect.poll(() => Math.max(0, ...sent), { timeout: 20_000 }).toBeGreaterThan(250_000)
    await isSaved(page)
    sent.length = 0
    const path = pathOf(page)
    const lines = page.locator('.cm-content')
    await page.goto(server.url + path)
    await lines.click()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('First words. ')
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await isSaved(page)
    expect(Math.max(...sent)).toBeLessThan(2000)
    const again = await context.newPage()
    await again.goto(`${server.url}/admin`)
    await page.bringToFront()
    // Not the browser: a page that is being closed is no longer offline, and saves.
    await server.kill()
    try {
      await page.keyboard.type('Then these. ')
      await isIn(page, 'away')
      await page.close()
      // On a busy machine it holds its text for a moment more.
      const held = () => again.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
      await expect.poll(held, { timeout: 20_000 }).toEqual([])
    } finally {
      await server.restart()
    }
    await again.goto(server.url + path)
    await again.getByText(/kept in this browser .* is back/).waitFor({ timeout: 30_000 })
    expect(await again.locator('.cm-line').first().textContent()).toMatch(/^First words\. Then these\. A window/)
    await isSaved(again)
  }, 180_000)

  it('by two at once is joined where it fits, and chosen where it does not', async () => {
    await using first = await openEditor(arta, '/admin/posts/new?in=en')
    await title(first.page).fill('Two at once')
    await writeMarkdown(first.page, 'One.\n\nTwo.\n\nThree.\n')
    await isSaved(first.page)
    const path = pathOf(first.page)
    await using second = await openEditor(besa, path)
    await writeMarkdown(second.page, 'One, theirs.\n\nTwo.\n\nThree.\n')
    await isSaved(second.page)
    await writeMarkdown(first.page, 'One.\n\nTwo.\n\nThree, mine.\n')
    await isSaved(first.page)
    await first.page.getByText(/Both texts fit together/).waitFor()
    expect(await sheet(first.page).textContent()).toContain('One, theirs.')
    expect(await sheet(first.page).textContent()).toContain('Three, mine.')

    await title(second.page).fill('Two, says Besa')
    await second.page.keyboard.press('ControlOrMeta+s')
    await isIn(second.page, 'saved')
    await title(first.page).fill('Two, says Arta')
    await first.page.keyboard.press('ControlOrMeta+s')
    await first.page.getByRole('heading', { name: editor.conflict.title }).waitFor()
    expect(await axeFindings(first.page)).toEqual([])
    await first.page.keyboard.press('2')
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await isIn(first.page, 'saved')
    expect(await title(first.page).inputValue()).toBe('Two, says Besa')
  }, 120_000)
})

describe('without scripts', () => {
  it('a post is written, refused where it is too long, and saved', async () => {
    await using staff = await openPage({ storageState: arta, javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${server.url}/admin/posts/new?in=fr`)
    await title(page).fill('Sans scripts')
    await page.locator('[name="excerpt"]').fill('x'.repeat(401))
    await page.locator('textarea[name="body"]').fill('Un paragraphe.')
    const save = () =>
      Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: editor.bar.save, exact: true }).click()])
    await save()
    expect(await title(page).inputValue()).toBe('Sans scripts')
    expect(await page.locator('textarea[name="body"]').inputValue()).toContain('Un paragraphe.')
    await page.locator('[name="excerpt"]').fill('Court.')
    await save()
    await page
      .getByText(/^Saved .* version 1$/)
      .first()
      .waitFor()
    expect(await page.locator('textarea[name="body"]').inputValue()).toContain('Un paragraphe.')
  })

  it('a text far longer than other forms may be is saved', async () => {
    await using staff = await openPage({ storageState: arta, javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${server.url}/admin/posts/new?in=de`)
    await title(page).fill('Lang')
    const body = page.locator('textarea[name="body"]')
    const long = 'Größere Fenster öffnen sich später. '.repeat(4000).trimEnd()
    await body.fill(long, { timeout: 90_000 })
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: editor.bar.save, exact: true }).click({ timeout: 60_000 }),
    ])
    await page
      .getByText(/^Saved .* version 1$/)
      .first()
      .waitFor()
    expect(await body.inputValue()).toBe(long)
  }, 180_000)

  it('what is written passes the gate, or is told why not', async () => {
    await using staff = await openPage({ storageState: arta, javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${server.url}/admin/posts/choosing-a-cms/de`)
    await title(page).fill('Geändert ohne Skripte')
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: editor.bar.save, exact: true }).click(),
    ])
    await page.goto(`${server.url}/admin/posts/choosing-a-cms/de?check`)
    const form = page.locator('form[data-slot="publish-gate"]')
    const send = () => Promise.all([page.waitForEvent('load'), form.locator('[data-slot="lit-pane"]').click()])
    await form.getByRole('radio', { name: gate.when.later }).check()
    await form.locator('[name="from"]').fill('2020-01-01T09:00')
    await send()
    expect(await form.locator('[name="from"]').inputValue()).toBe('2020-01-01T09:00')
    expect(await form.locator('[aria-invalid="true"]').getAttribute('name')).toBe('from')
    await form.getByRole('radio', { name: gate.when.now }).check()
    await send()
    expect(new URL(page.url()).search).toBe('')
    const shown = await fetch(`${server.url}/de/blog/app/${await page.locator('[name="slug"]').inputValue()}/`)
    expect(await shown.text()).toContain('Geändert ohne Skripte')
  }, 60_000)
})

describe.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'dark'],
] as const)('in a window of %i pixels, %s', (width, colorScheme) => {
  it('the editor fits', async () => {
    await using staff = await openEditor(arta, '/admin/posts/cookie-banners-done-right/de', {
      viewport: { width, height: 12_000 },
      colorScheme,
    })
    expect(await axeFindings(staff.page)).toEqual([])
    expect(await staff.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(staff.problems).toEqual([])
  })
})
