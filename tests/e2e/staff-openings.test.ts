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

  it('that two save at once shows both texts, and loses neither', async () => {
    await using first = await openStaffPage(server, { name: 'Arta' })
    await using second = await openStaffPage(server, { name: 'Besa' })
    await goTo(first.page, '/admin/openings/new')
    await unfold(first.page, 'it')
    await first.page.locator('[name="title-it"]').fill('Grafica')
    await first.page.locator('[name="text-it"]').fill('Due identità all’anno.')
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await first.page.waitForURL(/\?saved$/)
    const { pathname } = new URL(first.page.url())
    await goTo(second.page, pathname)
    await second.page.locator('[name="text-it"]').fill('Tre identità all’anno.')
    await second.page.keyboard.press('ControlOrMeta+Enter')
    await second.page.getByText(/Version 2/).waitFor()
    await first.page.locator('[name="title-it"]').fill('Grafica e caratteri')
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await first.page.getByText(texts.conflict.title).waitFor()
    expect(await axeFindings(first.page)).toEqual([])
    expect(await first.page.locator('[name="title-it"]').inputValue()).toBe('Grafica e caratteri')
    await first.page.getByRole('button', { name: `${texts.conflict.take}: ${texts.form.text}, Italiano` }).click()
    expect(await first.page.locator('[name="text-it"]').inputValue()).toBe('Tre identità all’anno.')
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await first.page.getByText(/Version 3/).waitFor()
    expect(await first.page.getByText(texts.conflict.title).count()).toBe(0)
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
})
