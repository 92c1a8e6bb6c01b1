import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#locales/en/staff/staff-errors.json' with { type: 'json' }
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import texts from '#locales/en/staff/staff-pictures.json' with { type: 'json' }
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { drawPicture, svgPicture } from '../support/data/pictures.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const file = async (name: string, width = 900, shade = '#bbb') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawPicture(width, 600, 'jpeg', shade),
})

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${selector}.`)
}

describe('the pictures', () => {
  it('are added, worded, pointed at, found and deleted by keyboard', async () => {
    await using own = await openStaffPage(server, { role: 'owner' })
    const { page } = own
    // Whoever listens only when the window is asked for may listen too late.
    page.on('filechooser', () => {})
    await page.goto(`${server.url}/admin/pictures`)
    await staffHydrated(page)
    expect(await axeFindings(page), 'the empty library').toEqual([])
    await page.keyboard.press('n')
    await expect.poll(() => page.locator('[name="file"]:focus').count()).toBe(1)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Space')
    const drawn = { name: 'drawn.png', mimeType: 'image/png', buffer: svgPicture }
    await (await chooser).setFiles([await file('lit_window.jpg'), drawn, await file('wall.jpg', 500, '#456')])
    await page.getByText(errors.problems.picture_svg).waitFor({ timeout: 60_000 })
    await expect.poll(() => page.getByText(texts.add.added, { exact: true }).count(), { timeout: 60_000 }).toBe(2)
    await page.getByText('2 pictures. 2 ask for words.').waitFor()
    expect(await axeFindings(page), 'the library').toEqual([])

    await tabTo(page, 'li:nth-child(2) > [data-slot="picture-tile"]')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'lit window' }).waitFor()
    const point = page.getByRole('slider', { name: texts.focus.label })
    const before = await point.getAttribute('aria-valuetext')
    await tabTo(page, '[role="slider"]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowLeft')
    const moved = await point.getAttribute('aria-valuetext')
    expect(moved).not.toBe(before)
    await tabTo(page, '[name="alt.en"]')
    await page.keyboard.type('A red window in a grey wall.')
    await tabTo(page, '[name="alt.de"]')
    await page.keyboard.type('Ein rotes Fenster in einer grauen Wand.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('“lit window” is saved').first().waitFor()
    // The pane of the one action still goes dark while the words are there.
    await expect.poll(() => axeFindings(page), { message: 'a picture', timeout: 20_000 }).toEqual([])
    await page.reload()
    await staffHydrated(page)
    expect(await point.getAttribute('aria-valuetext')).toBe(moved)
    expect(await page.locator('[name="alt.de"]').inputValue()).toBe('Ein rotes Fenster in einer grauen Wand.')

    await page.getByRole('link', { name: texts.one.back }).press('Enter')
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('fenster')
    await page.keyboard.press('Enter')
    await page.getByText('1 picture found').waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('fenster')
    await page.getByRole('link', { name: /lit window/ }).press('Enter')
    await page.getByRole('button', { name: /Delete this picture/ }).press('Enter')
    await page.getByText('“lit window” is deleted').first().waitFor()
    await page.getByText('1 picture. 1 asks for words.').waitFor()
    await page.getByRole('button', { name: frame.notices.undo }).press('Enter')
    await page.getByText('2 pictures.').waitFor()
    expect(own.problems.filter((text) => !text.includes('status of'))).toEqual([])
  })

  it('are dragged to their point, and keep what two have written', async () => {
    await using own = await openStaffPage(server, { role: 'owner' })
    const { page, context } = own
    await page.goto(`${server.url}/admin/pictures`)
    await staffHydrated(page)
    await page.locator('[name="file"]').setInputFiles([await file('door.jpg', 700, '#a86')])
    await page.getByText(texts.add.added, { exact: true }).waitFor({ timeout: 60_000 })
    await page.getByRole('link', { name: texts.add.open }).click()
    const frameOf = page.locator('[data-slot="focal-picture"]')
    const box = await frameOf.boundingBox()
    if (!box) throw new Error('The picture is not shown')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.9, { steps: 4 })
    await page.mouse.up()
    expect(await page.locator('[name="focusX"]').inputValue()).toBe('20')
    expect(await page.locator('[name="focusY"]').inputValue()).toBe('90')

    const other = await context.newPage()
    await other.goto(page.url())
    await staffHydrated(other)
    await other.locator('[name="alt.en"]').fill('Theirs')
    await other.keyboard.press('Control+Enter')
    await other.getByText('“door” is saved').first().waitFor()
    // Whoever comes back to a page has it read anew, which is not what stands in its fields.
    const read = page.waitForResponse('**/api/staff/pictures/one?**')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await read
    await page.locator('[name="alt.en"]').fill('Mine')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').getByText(texts.one.conflict).waitFor()
    expect(await page.locator('[name="alt.en"]').inputValue()).toBe('Mine')
    await expect.poll(() => page.locator('[name="version"]').inputValue()).toBe('2')
    // What is saved after the page has said so is another conflict, however often the page is read.
    await other.locator('[name="alt.en"]').fill('Theirs again')
    const savedAgain = other.waitForResponse('**/api/staff/pictures/saved')
    await other.keyboard.press('Control+Enter')
    await savedAgain
    const readAgain = page.waitForResponse('**/api/staff/pictures/one?**')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await readAgain
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[name="version"]').inputValue()).toBe('2')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('[name="version"]').inputValue()).toBe('3')
    await page.keyboard.press('Control+Enter')
    await page.getByText('“door” is saved').first().waitFor()
  })

  it('work without scripts', async () => {
    await using plain = await openStaffPage(server, { role: 'owner', javaScriptEnabled: false })
    const { page } = plain
    await page.goto(`${server.url}/admin/pictures`)
    await page
      .locator('[name="file"]')
      .setInputFiles([
        await file('plain.jpg', 600, '#999'),
        { name: 'drawn.svg', mimeType: 'image/svg+xml', buffer: svgPicture },
      ])
    await page.getByRole('button', { name: texts.add.send }).click()
    await page.getByText('1 picture is here now.').waitFor({ timeout: 60_000 })
    await page.getByText(errors.problems.picture_svg).waitFor()
    await page.getByRole('link', { name: /plain/ }).click()
    await page.locator('[name="focusX"]').fill('12')
    await page.locator('[name="name"]').fill('A plain one')
    const save = page.locator('[data-slot="lit-pane"]')
    await save.click()
    await page.getByText(errors.problems.picture_words).waitFor()
    expect(await page.locator('[name="name"]').inputValue()).toBe('A plain one')
    expect(await page.locator('[name="focusX"]').inputValue()).toBe('12')
    await page.locator('[name="alt.fr"]').fill('Un mur gris.')
    await save.click()
    await page.getByRole('heading', { level: 1, name: 'A plain one' }).waitFor()
    expect(await page.locator('[name="alt.fr"]').inputValue()).toBe('Un mur gris.')
    await page.getByRole('button', { name: /Delete this picture/ }).click()
    await page.waitForURL(/shelf=deleted/)
    await page.getByRole('link', { name: /A plain one/ }).click()
    await page.getByRole('button', { name: texts.one.restore }).click()
    await page.goto(`${server.url}/admin/pictures?q=mur`)
    await page.getByRole('link', { name: /A plain one/ }).waitFor()
    expect(plain.problems.filter((text) => !text.includes('status of'))).toEqual([])
  })
})
