import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { makeDocx } from '../support/data/resumes.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const texts = readTexts('en', 'staff-openings')
const form = readTexts('de', 'application-form')

async function tabTo(page: Page, field: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((name) => document.activeElement?.getAttribute('name') === name, field)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach the field ${field}.`)
}

const unfold = (page: Page, language: string) => page.locator(`[data-language="${language}"] > summary`).click()
const status = (page: Page) => page.getByText(texts.done, { exact: false }).first()

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await staffHydrated(page)
}

describe('an opening', () => {
  it('is written by keyboard, read and applied for by a visitor, and closed while they write', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin')
    // The first keys may come before the page listens.
    await expect
      .poll(async () => {
        await page.keyboard.press('g')
        await page.keyboard.press('o')
        return page.url()
      })
      .toBe(`${server.url}/admin/openings`)
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('n')
    await page.getByRole('heading', { level: 1, name: texts.new.title }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await tabTo(page, 'title-en')
    await page.keyboard.type('Frontend developer')
    await tabTo(page, 'text-en')
    await page.keyboard.type('You know **the platform**.')
    await unfold(page, 'de')
    await tabTo(page, 'title-de')
    await page.keyboard.type('Frontend-Entwicklung')
    await tabTo(page, 'text-de')
    await page.keyboard.type('Sie kennen die Plattform.')
    await tabTo(page, 'isOpen')
    await page.keyboard.type('O')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.waitForURL(/\/admin\/openings\/[\w-]+\?saved$/)
    await page.getByRole('heading', { level: 1, name: 'Frontend developer' }).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await using visitor = await openPage()
    await visitor.page.goto(`${server.url}/de/careers/`)
    await hydrated(visitor.page)
    expect(await axeFindings(visitor.page)).toEqual([])
    await visitor.page.getByText('Sie kennen die Plattform.').first().waitFor()
    await visitor.page.getByRole('link', { name: /Frontend-Entwicklung/ }).click()
    await expect.poll(() => visitor.page.getByLabel(form.opening).inputValue()).not.toBe('')
    expect(await visitor.page.getByRole('radio', { name: form.interests.fulltime }).isChecked()).toBe(true)
    await visitor.page.getByLabel(form.fullName, { exact: true }).fill('Jonida Sample')
    await visitor.page.getByLabel(form.email, { exact: true }).fill('jonida@example.org')
    await visitor.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'cv.docx', mimeType: 'application/octet-stream', buffer: makeDocx() })
    await visitor.page.getByLabel(form.message, { exact: true }).fill('Ich zeichne Fenster.')

    await page.locator('[name="isOpen"]').selectOption('closed')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(/Version 2/).waitFor()

    await visitor.page.getByRole('button', { name: form.send }).click()
    await visitor.page.getByText(form.errors.opening_gone).waitFor()
    expect(await axeFindings(visitor.page)).toEqual([])
    expect(await visitor.page.getByLabel(form.message, { exact: true }).inputValue()).toBe('Ich zeichne Fenster.')

    await page.locator('[name="isOpen"]').selectOption('open')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(/Version 3/).waitFor()
    await visitor.page.getByRole('button', { name: form.send }).click()
    await visitor.page.getByRole('heading', { name: form.sent.title }).waitFor()
    expect(staff.problems).toEqual([])
    await goTo(page, '/admin/openings')
    await page.getByText('Frontend developer').waitFor()

    await page.getByRole('button', { name: 'Delete: Frontend developer' }).click()
    await page.getByText(texts.empty.title).waitFor()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.getByRole('link', { name: 'Frontend developer' }).waitFor()
  })

  it('that is new keeps what is typed while it is saved for the first time', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin/openings/new')
    const typed = Promise.withResolvers<void>()
    await page.route('**/api/staff/openings', async (route) => {
      if (route.request().method() === 'POST') await typed.promise
      await route.continue()
    })
    await page.locator('[name="title-en"]').fill('Writer')
    await page.locator('[name="text-en"]').fill('You write')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('ControlOrMeta+Enter')
    await sent
    await page.keyboard.type(' well.')
    typed.resolve()
    await page.waitForURL(/\?saved$/)
    await page.getByText(/Version 1/).waitFor()
    expect(await page.locator('[name="text-en"]').inputValue()).toBe('You write well.')
    await page.keyboard.type('!')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(/Version 2/).waitFor()
    expect(await page.locator('[name="text-en"]').inputValue()).toBe('You write well.!')
    // Another new one begins empty.
    await page.getByRole('link', { name: texts.form.back }).first().click()
    await page.getByRole('link', { name: texts.new.action }).first().click()
    await page.getByRole('heading', { level: 1, name: texts.new.title }).waitFor()
    expect(await page.locator('[name="text-en"]').inputValue()).toBe('')
  })

  it('that two save at once has what each has changed, and shows both where it is the same', async () => {
    await using first = await openStaffPage(server, { name: 'Arta' })
    await using second = await openStaffPage(server, { name: 'Besa' })
    const [one, other] = [first.page, second.page]
    const save = async (page: Page, version: number) => {
      await page.keyboard.press('ControlOrMeta+Enter')
      await page.getByText(new RegExp(`Version ${version}`)).waitFor()
    }
    await goTo(one, '/admin/openings/new')
    await unfold(one, 'it')
    await one.locator('[name="title-it"]').fill('Grafica')
    await one.locator('[name="text-it"]').fill('Due identità\nall’anno.')
    await one.keyboard.press('ControlOrMeta+Enter')
    await one.waitForURL(/\?saved$/)
    await goTo(other, new URL(one.url()).pathname)
    await unfold(other, 'fr')
    await other.locator('[name="title-fr"]').fill('Graphisme')
    await other.locator('[name="text-fr"]').fill('Deux identités par an.')
    await other.locator('[name="kind"]').selectOption('partnership')
    await save(other, 2)

    await one.locator('[name="title-it"]').fill('Grafica e caratteri')
    // Typed and taken back.
    await one.locator('[name="kind"]').selectOption('freelancer')
    await one.locator('[name="kind"]').selectOption('fulltime')
    await save(one, 3)
    await one.getByText('together with what Besa Sample changed meanwhile').waitFor()
    expect(await one.locator('[name="title-fr"]').inputValue()).toBe('Graphisme')
    expect(await one.locator('[name="kind"]').inputValue()).toBe('partnership')

    await other.locator('[name="text-it"]').fill('Tre identità.')
    await other.locator('[name="text-fr"]').fill('Trois identités.')
    await save(other, 4)
    await one.locator('[name="text-it"]').fill('Quattro identità.')
    await one.keyboard.press('ControlOrMeta+Enter')
    await one.getByText(texts.conflict.title).waitFor()
    expect(await axeFindings(one)).toEqual([])
    expect(await one.locator('[data-slot="their-value"]').count()).toBe(1)
    expect(await one.locator('[name="text-it"]').inputValue()).toBe('Quattro identità.')
    expect(await one.locator('[name="text-fr"]').inputValue()).toBe('Trois identités.')
    await one.getByRole('button', { name: `${texts.conflict.take}: ${texts.form.text}, Italiano` }).click()
    expect(await one.locator('[name="text-it"]').inputValue()).toBe('Tre identità.')
    await one.locator('[name="title-it"]').fill('Grafica, caratteri')
    await save(one, 5)
    expect(await one.getByText(texts.conflict.title).count()).toBe(0)
    // Everything is saved: nobody is asked.
    await one.getByRole('link', { name: texts.form.back }).first().click()
    await one.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  })
  it('whose answer was lost is saved once, however often it is pressed', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin/openings/new')
    await page.locator('[name="title-en"]').fill('Painter')
    await page.locator('[name="text-en"]').fill('You paint.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.waitForURL(/\?saved$/)
    await page.route(
      '**/api/staff/openings',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.locator('[name="text-en"]').fill('You paint windows.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(readTexts('en', 'staff-session').network).waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(/Version 2/).waitFor()
    expect(await page.getByText('together with').count()).toBe(0)
    expect(await page.locator('[name="text-en"]').inputValue()).toBe('You paint windows.')
  })
})

describe('without scripts', () => {
  it('an opening is written, refused where something is missing, saved, applied for, deleted and brought back', async () => {
    await using staff = await openStaffPage(server, { javaScriptEnabled: false })
    const { page } = staff
    const title = `Studio de cinéma ${randomUUID()}`
    await page.goto(`${server.url}/admin/openings/new`)
    const save = () =>
      Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: texts.form.save }).first().click()])
    await page.locator('[name="isOpen"]').selectOption('open')
    await page.locator('[name="kind"]').selectOption('partnership')
    await unfold(page, 'fr')
    await page.locator('[name="title-fr"]').fill(title)
    await save()
    await page.getByText(readTexts('en', 'staff-errors').problems.opening_text).waitFor()
    expect(await page.locator('[name="title-fr"]').inputValue()).toBe(title)
    await page.locator('[name="text-fr"]').fill('Vous filmez.')
    await save()
    expect(page.url()).toMatch(/\?saved$/)
    await status(page).waitFor()

    await using visitor = await openPage({ javaScriptEnabled: false })
    await visitor.page.goto(`${server.url}/it/careers/`)
    await visitor.page.getByRole('link', { name: 'francese', exact: true }).first().waitFor()
    await visitor.page.goto(`${server.url}/fr/careers/`)
    await visitor.page.getByText('Vous filmez.').first().waitFor({ state: 'attached' })
    const fr = readTexts('fr', 'application-form')
    await visitor.page.getByRole('link', { name: new RegExp(title) }).click()
    expect(await visitor.page.getByLabel(fr.opening).locator('option:checked').textContent()).toBe(title)
    expect(await visitor.page.locator('input[value="partnership"]').isChecked()).toBe(true)
    await visitor.page.getByLabel(fr.fullName, { exact: true }).fill('Jonida Sample')
    await visitor.page.getByLabel(fr.email, { exact: true }).fill('plain@example.org')
    await visitor.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'cv.docx', mimeType: 'application/octet-stream', buffer: makeDocx() })
    await visitor.page.getByLabel(fr.message, { exact: true }).fill('Je dessine des fenêtres.')
    await visitor.page.getByRole('button', { name: fr.send }).click()
    await visitor.page.getByRole('heading', { name: fr.sent.title }).waitFor()

    await page.goto(`${server.url}/admin/openings`)
    await page.getByText('Partnership · 1 application').waitFor()
    await page.getByRole('button', { name: `Delete: ${title}` }).click()
    await page.getByRole('button', { name: texts.restore }).click()
    await page.getByRole('link', { name: title }).waitFor()
  })
  it('what two have written is joined, and what does not fit is shown beside one’s own', async () => {
    await using first = await openStaffPage(server, { javaScriptEnabled: false, name: 'Arta' })
    await using second = await openStaffPage(server, { javaScriptEnabled: false, name: 'Besa' })
    const [one, other] = [first.page, second.page]
    const save = (page: Page, deed = texts.form.save) =>
      Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: deed }).first().click()])
    await one.goto(`${server.url}/admin/openings/new`)
    await one.locator('[name="title-en"]').fill('Editor')
    await one.locator('[name="text-en"]').fill('You cut.\n\nYou wait.')
    await save(one)
    await other.goto(one.url())
    await unfold(other, 'fr')
    await other.locator('[name="title-fr"]').fill('Montage')
    await other.locator('[name="text-fr"]').fill('Vous coupez.')
    await save(other)

    await one.locator('[name="title-en"]').fill('Film editor')
    // A refusal in between changes nothing of what was read.
    await unfold(one, 'es')
    await one.locator('[name="title-es"]').fill('Montaje')
    await save(one)
    await one.getByText(readTexts('en', 'staff-errors').problems.opening_text).waitFor()
    await one.locator('[name="title-es"]').fill('')
    await save(one)
    await one.getByText('together with what Besa Sample changed meanwhile').waitFor()
    expect(await one.locator('[name="title-fr"]').inputValue()).toBe('Montage')

    await other.locator('[name="title-fr"]').fill('Montage de films')
    await other.locator('[name="text-en"]').fill('You cut films.')
    await save(other)
    await other.getByText('together with what Arta Sample changed meanwhile').waitFor()
    await one.locator('[name="text-en"]').fill('You cut and cut.')
    await save(one)
    await one.getByText(texts.conflict.title).waitFor()
    expect(await one.locator('[data-slot="their-value"]').allTextContents()).toEqual([
      expect.stringContaining('You cut films.'),
    ])
    await save(one, texts.conflict.save)
    expect(await one.locator('[name="text-en"]').inputValue()).toBe('You cut and cut.')
    expect(await one.locator('[name="title-fr"]').inputValue()).toBe('Montage de films')
  })
})
