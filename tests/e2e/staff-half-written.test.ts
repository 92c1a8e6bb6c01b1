import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import openings from '#locales/en/staff/staff-openings.json' with { type: 'json' }
import pictures from '#locales/en/staff/staff-pictures.json' with { type: 'json' }
import session from '#locales/en/staff/staff-session.json' with { type: 'json' }
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { drawPicture } from '../support/data/pictures.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await staffHydrated(page)
}

const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const press = (page: Page, deed: string) => question(page).getByRole('button', { name: deed }).click()

describe('who leaves a form that is half written', () => {
  it('is asked, keeps what stands in an opening, and goes without a question once it is saved', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin/openings/new')
    const back = page.getByRole('link', { name: openings.form.back })
    await page.locator('[name="title-en"]').fill('A painter of windows')
    await back.click()
    await question(page).getByText(openings.leave.text).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await press(page, session.leave.keep)
    expect(await page.locator('[name="title-en"]').inputValue()).toBe('A painter of windows')

    // What saving leads to is no leaving.
    await page.locator('[name="text-en"]').fill('You paint.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.waitForURL(/\/admin\/openings\/[\w-]+\?saved$/)
    await page.getByRole('heading', { level: 1, name: 'A painter of windows' }).waitFor()
    await page.locator('[name="text-en"]').fill('You paint by day.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(/Version 2/).waitFor()
    await back.click()
    await page.waitForURL(/\/admin\/openings$/)

    await page.getByRole('link', { name: 'A painter of windows' }).first().click()
    await page.locator('[name="text-en"]').fill('You paint by night.')
    await page.goBack()
    await press(page, session.leave.deed)
    await page.waitForURL(/\/admin\/openings$/)
  })

  it('finds an opening as it was when the browser has lost its tab, saves it on top of what a colleague saved, or discards it', async () => {
    await using staff = await openStaffPage(server)
    const { page, context } = staff
    const title = (there: Page) => there.locator('[name="title-en"]')
    const lose = async (lost: Page) => {
      // Longer than a second after the first key.
      await lost.waitForTimeout(1500)
      const devtools = await context.newCDPSession(lost)
      void devtools.send('Page.crash').catch(() => {})
      await lost.waitForEvent('crash')
      await lost.close()
    }
    await goTo(page, '/admin/openings/new')
    await title(page).fill('A glazier')
    await page.locator('[name="text-en"]').fill('You cut glass.')
    await page.locator('[name="closesOn"]').fill('2099-12-31')
    await lose(page)

    const again = await context.newPage()
    await goTo(again, '/admin/openings/new')
    await again.getByText(/What was typed here .* is back/).waitFor()
    expect(await title(again).inputValue()).toBe('A glazier')
    expect(await again.locator('[name="closesOn"]').inputValue()).toBe('2099-12-31')
    expect(await axeFindings(again)).toEqual([])
    await again.keyboard.press('ControlOrMeta+Enter')
    await again.waitForURL(/\?saved$/)
    await again.getByText(/is back/).waitFor({ state: 'detached' })
    const { pathname } = new URL(again.url())
    await title(again).fill('A glazier by day')
    await lose(again)

    await using colleague = await openStaffPage(server)
    await goTo(colleague.page, pathname)
    expect(await title(colleague.page).inputValue(), 'nothing of it is theirs').toBe('A glazier')
    await colleague.page.locator('[name="text-en"]').fill('You cut glass, and mirrors.')
    await colleague.page.keyboard.press('ControlOrMeta+Enter')
    await colleague.page.getByText(/Version 2/).waitFor()

    const third = await context.newPage()
    await goTo(third, pathname)
    await third.getByText(/is back/).waitFor()
    expect(await title(third).inputValue()).toBe('A glazier by day')
    await third.keyboard.press('ControlOrMeta+Enter')
    await third.getByText(/Version 3/).waitFor()
    expect(await third.locator('[name="text-en"]').inputValue()).toBe('You cut glass, and mirrors.')

    await title(third).fill('A glazier by night')
    await lose(third)
    const last = await context.newPage()
    await goTo(last, pathname)
    await last.getByRole('button', { name: openings.kept.drop }).click()
    await last.getByText(/is back/).waitFor({ state: 'detached' })
    expect(await title(last).inputValue()).toBe('A glazier by day')
    await last.reload()
    await staffHydrated(last)
    await last.waitForTimeout(500)
    expect(await title(last).inputValue()).toBe('A glazier by day')
    expect(await last.getByText(/is back/).count()).toBe(0)
  }, 120_000)

  it('is asked by the browser where the site itself is left', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin/openings/new')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.locator('[name="title-en"]').pressSequentially('Half')
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    expect(await page.locator('[name="title-en"]').inputValue()).toBe('Half')
    page.removeAllListeners('dialog')
    page.on('dialog', (dialog) => void dialog.accept())
  })

  it('is asked for the words of a picture, and not when it is deleted', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await goTo(page, '/admin/pictures')
    const buffer = await drawPicture(900, 600, 'jpeg', '#bbb')
    await page.locator('[name="file"]').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByText(pictures.add.added, { exact: true }).waitFor({ timeout: 60_000 })
    await page.locator('li > [data-slot="picture-tile"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'wall' }).waitFor()
    const back = page.getByRole('link', { name: pictures.one.back })
    await page.locator('[name="alt.en"]').fill('A wall in the sun')
    await back.click()
    await press(page, session.leave.keep)
    await page.getByLabel(pictures.words.decorative).check()
    await page.locator('[name="alt.en"]').press('ControlOrMeta+Enter')
    await page.getByText(pictures.one.saved.replace('{{name}}', 'wall')).first().waitFor()
    // A mark that is set already is nothing written.
    await page.reload()
    await staffHydrated(page)
    await page.locator('[name="alt.de"]').focus()
    await back.click()
    await page.waitForURL(/\/admin\/pictures$/)
    await page.goBack()
    await page.locator('[name="alt.de"]').fill('Eine Mauer')
    await page.getByRole('button', { name: pictures.delete.deed }).click()
    await page.waitForURL(/\/admin\/pictures$/)
  })

  it('stays there although a file that was being sent has arrived', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await goTo(page, '/admin/newsletter/import')
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/staff/newsletter/import/uploads', async (route) => {
      await sent.promise
      await route.continue()
    })
    const buffer = Buffer.from('email,language\nanna@example.org,de\n')
    await page.locator('input[type=file]').first().setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await page.locator('a[href="/admin/openings"]').first().click()
    await page.waitForURL(/\/admin\/openings$/)
    const arrived = page.waitForResponse('**/api/staff/newsletter/import/uploads')
    sent.resolve()
    expect((await arrived).status()).toBe(200)
    const isLed = page.waitForURL(/import\?file=/, { timeout: 2000 }).then(
      () => true,
      () => false,
    )
    expect(await isLed).toBe(false)
    expect(page.url()).toBe(`${server.url}/admin/openings`)
  })
})
