import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { decided, roundButton, withStorage } from '../support/browser/visitor.ts'
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

/** As when the new image has none of the scripts that the open page was built with. */
const lose = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.fulfill({ status: 404, body: '' }))

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function writeApplication(page: Page) {
  const texts = readTexts('en', 'application-form')
  await field(page, texts.fullName).fill('Jonida Sample')
  await field(page, texts.email).fill('deploy@example.org')
  await page.getByText(texts.interests.partnership, { exact: true }).click()
  await field(page, texts.message).fill('I set type, mostly for museums.')
  const file = { name: 'jonida.pdf', mimeType: 'application/pdf', buffer: makePdf() }
  await page.locator('input[type="file"]').setInputFiles(file)
  return texts
}

describe('a form whose script is gone after a deploy', () => {
  it('still sends a message', async () => {
    await using open = await openPage()
    const { page } = open
    await lose(page, 'calls')
    const texts = readTexts('en', 'contact-form')
    await page.goto(`${server.url}/en/contact/`)
    await hydrated(page)
    await field(page, texts.name).fill('Jonida Sample')
    await field(page, texts.email).fill('deploy@example.org')
    await field(page, texts.purpose).selectOption('consultation')
    await field(page, texts.message).fill('We would like a window on the web.')
    const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
    await page.getByRole('button', { name: texts.send }).click()
    expect((await posted).postData(), 'what tells a person from a program').toMatch(
      /elapsed=\d+.*proof=|proof=.*elapsed=\d/,
    )
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
  })

  it('still sends an application with its file', async () => {
    await using open = await openPage()
    const { page } = open
    await lose(page, 'calls')
    await page.goto(`${server.url}/en/careers/`)
    await hydrated(page)
    const texts = await writeApplication(page)
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { name: texts.sent.title }).waitFor()
  })

  it('still signs up for the newsletter', async () => {
    await using open = await openPage()
    const { page } = open
    await lose(page, 'calls')
    const texts = readTexts('en', 'newsletter-form')
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    const form = page.locator('footer form[data-slot="newsletter-form"]')
    await field(page, texts.email).fill('deploy@example.org')
    await form.getByRole('button', { name: texts.submit }).click()
    await page.waitForURL(/\/en\/newsletter\/\?sent/)
    await page.getByText(texts.success).first().waitFor()
  })
})

describe('the round cookie button whose panel is gone after a deploy', () => {
  it('brings the new version, in which it opens the panel', async () => {
    await using open = await openPage()
    const { page, context } = open
    await withStorage(context, server.url, decided())
    await lose(page, 'preferences-panel')
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    const document = page.waitForRequest((request) => request.isNavigationRequest())
    await roundButton(page).click()
    await document
    await page.unrouteAll()
    await hydrated(page)
    await roundButton(page).click()
    await page.getByRole('dialog').waitFor()
  })
})
