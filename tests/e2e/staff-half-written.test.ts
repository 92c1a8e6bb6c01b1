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

const title = (page: Page) => page.locator('[name="title-en"]')

const text = (page: Page) => page.locator('[name="text-en"]')

async function writeNew(page: Page, its: string, words: string): Promise<void> {
  await goTo(page, '/admin/openings/new')
  await title(page).fill(its)
  await text(page).fill(words)
}

/** How many openings are kept in the browser. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('opening-text', 1)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
        opening.onsuccess = () => {
          const found = opening.result.transaction('texts').objectStore('texts').getAllKeys()
          found.onsuccess = () => {
            opening.result.close()
            resolve(found.result.filter((key) => !String(key).endsWith('/sent')).length)
          }
        }
      }),
  )

/** As a phone ends a tab: without a question, once it is kept. */
async function lose(page: Page): Promise<void> {
  await expect.poll(() => keptIn(page), { timeout: 10_000 }).toBe(1)
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
  await page.close()
}

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

  it('finds an opening as it was when the browser has lost its tab, and saves it on top of what a colleague saved', async () => {
    await using staff = await openStaffPage(server)
    const { page, context } = staff
    await writeNew(page, 'A glazier', 'You cut glass.')
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
    await expect.poll(() => keptIn(again)).toBe(0)
    const { pathname } = new URL(again.url())
    await title(again).fill('A glazier by day')
    await lose(again)

    await using colleague = await openStaffPage(server)
    await goTo(colleague.page, pathname)
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
    await expect.poll(() => keptIn(third)).toBe(0)
  }, 120_000)

  it('finds what was typed below it where somebody was faster than the browser, and may discard both', async () => {
    await using staff = await openStaffPage(server)
    const { page, context } = staff
    await writeNew(page, 'A carpenter', 'You know wood.')
    await lose(page)
    const again = await context.newPage()
    const typed = Promise.withResolvers<void>()
    await again.route('**/assets/*.js', async (route) => {
      await typed.promise
      await route.continue()
    })
    await again.goto(`${server.url}/admin/openings/new`, { waitUntil: 'commit' })
    await text(again).fill('Typed early.')
    typed.resolve()
    await again.getByText(/is back/).waitFor()
    expect(await title(again).inputValue()).toBe('A carpenter')
    expect(await text(again).inputValue()).toBe('You know wood.\n\nTyped early.')
    await again.getByRole('button', { name: openings.kept.drop }).click()
    await question(again).getByText(openings.kept.askText).waitFor()
    expect(await axeFindings(again)).toEqual([])
    await press(again, openings.kept.drop)
    await again.getByText(/is back/).waitFor({ state: 'detached' })
    expect(await title(again).inputValue()).toBe('')
    await expect.poll(() => keptIn(again)).toBe(0)
  })

  it('is asked again about an opening that a colleague has saved meanwhile, finds it where they have deleted it, and discards it', async () => {
    await using staff = await openStaffPage(server)
    await using colleague = await openStaffPage(server)
    const { page, context } = staff
    await writeNew(page, 'A joiner', 'You join.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.waitForURL(/\?saved$/)
    const { pathname } = new URL(page.url())
    await goTo(colleague.page, pathname)
    await title(colleague.page).fill('A joiner, says a colleague')
    await colleague.page.keyboard.press('ControlOrMeta+Enter')
    await colleague.page.getByText(/Version 2/).waitFor()
    await title(page).fill('A joiner, says who was slower')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(openings.conflict.title).waitFor()
    await lose(page)

    const again = await context.newPage()
    await goTo(again, pathname)
    await again.getByText(/is back/).waitFor()
    await again.keyboard.press('ControlOrMeta+Enter')
    await again.getByText(openings.conflict.title).waitFor()
    again.on('dialog', (dialog) => void dialog.accept())
    await again.getByRole('link', { name: openings.conflict.drop }).click()
    await expect.poll(() => title(again).inputValue()).toBe('A joiner, says a colleague')
    await staffHydrated(again)
    expect(await keptIn(again)).toBe(0)

    await title(again).fill('A joiner of joiners')
    await lose(again)
    await goTo(colleague.page, '/admin/openings')
    await colleague.page.getByRole('button', { name: `${openings.delete}: A joiner, says a colleague` }).click()
    await colleague.page
      .getByText(/is deleted/)
      .first()
      .waitFor()
    const last = await context.newPage()
    await goTo(last, pathname)
    await last.getByText(openings.gone.title).waitFor()
    expect(await title(last).inputValue()).toBe('A joiner of joiners')
    await last.keyboard.press('ControlOrMeta+Enter')
    await last.waitForURL(/\?saved$/)
    await last.getByRole('heading', { level: 1, name: 'A joiner of joiners' }).waitFor()
    await expect.poll(() => keptIn(last)).toBe(0)
  }, 120_000)

  it('does not find again what was saved, also where one goes on at once', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await writeNew(page, 'A plasterer', 'You plaster.')
    await expect.poll(() => keptIn(page), { timeout: 10_000 }).toBe(1)
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('link', { name: openings.form.back }).click()
    await page.getByRole('link', { name: 'A plasterer' }).first().waitFor()
    await expect.poll(() => keptIn(page)).toBe(0)
  })

  it('finds again what it left for an opening that was saved before', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await writeNew(page, 'A tiler', 'You tile.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.waitForURL(/\?saved$/)
    await page.getByRole('heading', { level: 1, name: 'A tiler' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: openings.new.title }).waitFor()
    await title(page).fill('A slater')
    await expect.poll(() => keptIn(page), { timeout: 10_000 }).toBe(1)
    await page.goForward()
    await press(page, session.leave.deed)
    await page.getByRole('heading', { level: 1, name: 'A tiler' }).waitFor()
    await goTo(page, '/admin/openings/new')
    await page.getByText(/is back/).waitFor()
    expect(await title(page).inputValue()).toBe('A slater')
  })

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
