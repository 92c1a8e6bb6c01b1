import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { makePdf } from '../support/data/resumes.ts'
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

const texts = readTexts('en', 'contact-form')
const told = readTexts('en', 'form-answer')
const message = 'We would like a window on the web.'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.endsWith('draft')))

/** Holds back what is sent until it is let go. */
async function holdBack(page: Page, path: string, answer?: { status: number; json: unknown }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await promise
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return resolve
}

async function sendMessage(page: Page, email: string) {
  await page.goto(`${server.url}/en/contact/`)
  await hydrated(page)
  await field(page, texts.name).fill('Jonida Sample')
  await field(page, texts.email).fill(email)
  await field(page, texts.purpose).selectOption('consultation')
  await field(page, texts.message).fill(message)
  const request = page.waitForRequest('**/api/contact')
  await page.getByRole('button', { name: texts.send }).click()
  await request
}

async function goTo(page: Page, name: string, url: RegExp) {
  await page.locator('header').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(url)
}

describe('a message that is on its way', () => {
  it('is thanked for in the language that was chosen meanwhile', async () => {
    await using open = await openPage()
    const { page } = open
    const letGo = await holdBack(page, '/api/contact')
    await sendMessage(page, 'language@example.org')
    await page.locator('[data-slot="language-switcher"] summary').first().click()
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await page.getByRole('button', { name: readTexts('de', 'contact-form').sending }).waitFor()
    letGo()
    await page.waitForURL(/\/de\/thank-you/)
    await expect.poll(() => kept(page)).toEqual([])
    expect(open.problems).toEqual([])
  })

  it('is thanked for on another page, too', async () => {
    await using open = await openPage()
    const { page } = open
    const letGo = await holdBack(page, '/api/contact')
    await sendMessage(page, 'elsewhere@example.org')
    await goTo(page, 'About', /about/)
    letGo()
    await page.getByText(told.contact.sent).waitFor()
    await page.getByRole('button', { name: told.close, exact: true }).click()
    await page.getByText(told.contact.sent).waitFor({ state: 'detached' })
    await goTo(page, 'Contact', /contact/)
    await expect.poll(() => field(page, texts.message).inputValue()).toBe('')
    expect(open.problems).toEqual([])
  })

  it('is told of when it is refused, with the way back to its words', async () => {
    await using open = await openPage()
    const { page } = open
    const keys = { email: 'email_invalid' }
    const error = { code: 'invalid', message: '…', fields: { email: '…' }, keys }
    const letGo = await holdBack(page, '/api/contact', { status: 422, json: { error } })
    await sendMessage(page, 'refused@example.org')
    await goTo(page, 'About', /about/)
    letGo()
    await page.getByText(told.contact.refused).waitFor()
    await page.getByRole('link', { name: told.form }).click()
    await page.getByText(texts.errors.email_invalid).waitFor()
    await expect.poll(() => field(page, texts.message).inputValue()).toBe(message)
    expect(await page.getByText(told.contact.refused).count()).toBe(0)
  })

  it('is thanked for where another page is chosen while the thanks are being fetched', async () => {
    await using open = await openPage()
    const { page } = open
    const letGo = await holdBack(page, '/api/contact')
    await sendMessage(page, 'past@example.org')
    const letThanksGo = await holdBack(page, '/assets/thank-you-*.js')
    const asked = page.waitForRequest('**/assets/thank-you-*.js')
    letGo()
    await asked
    await goTo(page, 'About', /about/)
    letThanksGo()
    await page.getByText(told.contact.sent).waitFor()
    expect(open.problems).toEqual([])
  })

  it('leaves in the form what was written since', async () => {
    await using open = await openPage()
    const { page } = open
    const letGo = await holdBack(page, '/api/contact')
    await sendMessage(page, 'since@example.org')
    await field(page, texts.message).fill(`${message} By May.`)
    letGo()
    // Whoever goes back before the thanks are there is led to them again.
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
    await page.goBack()
    await field(page, texts.message).waitFor()
    await expect.poll(() => field(page, texts.message).inputValue()).toBe(`${message} By May.`)
  })
})

describe('an application that is on its way', () => {
  const its = readTexts('en', 'application-form')

  async function apply(page: Page, email: string) {
    await page.goto(`${server.url}/en/careers/`)
    await hydrated(page)
    await field(page, its.fullName).fill('Jonida Sample')
    await field(page, its.email).fill(email)
    await page.getByText(its.interests.partnership, { exact: true }).click()
    await field(page, its.message).fill('I set type, mostly for museums.')
    const file = { name: 'jonida.pdf', mimeType: 'application/pdf', buffer: makePdf() }
    await page.locator('input[type="file"]').setInputFiles(file)
    const request = page.waitForRequest('**/api/applications')
    await page.getByRole('button', { name: its.send }).click()
    await request
  }

  it('is not sent again while its thanks are being fetched', async () => {
    await using open = await openPage()
    const { page } = open
    const letGo = await holdBack(page, '/api/applications')
    await apply(page, 'again@example.org')
    const letThanksGo = await holdBack(page, '/api/openings?*')
    const asked = page.waitForRequest('**/api/openings?*')
    letGo()
    await asked
    await page.getByRole('button', { name: its.sending }).waitFor()
    expect(await page.getByRole('button', { name: its.send, exact: true }).count()).toBe(0)
    letThanksGo()
    await page.getByText(its.sent.title).waitFor()
  })

  it.each([
    ['thanked for', undefined, its.sent.title],
    ['refused', { status: 503, json: { error: { code: 'unavailable', message: 'Briefly away.' } } }, 'Briefly away.'],
  ])('is %s after a link to the form was pressed meanwhile', async (_what, answer, words) => {
    await using open = await openPage()
    const { page } = open
    const letGo = await holdBack(page, '/api/applications', answer)
    await apply(page, 'link@example.org')
    await page.locator('main a[href$="#apply"]').first().click()
    await page.waitForURL(/#apply/)
    await page.getByRole('button', { name: its.sending }).waitFor()
    letGo()
    await page.getByText(words).waitFor()
  })
})
