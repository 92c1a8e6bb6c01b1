import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
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

async function sendMessage(page: Page, email: string): Promise<void> {
  await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
  await page.getByLabel(texts.email, { exact: true }).fill(email)
  await page.getByLabel(texts.purpose).selectOption('consultation')
  await page.getByLabel(texts.message, { exact: true }).fill('We would like a window on the web.')
  await page.getByRole('button', { name: texts.send }).click()
}

/** Whether the server is there is answered later than after the two seconds that the browser waits at first. */
const answerLate = (page: Page) =>
  page.route('**/icon.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2300))
    await route.continue().catch(() => {})
  })

describe('a line whose answers take more than two seconds', () => {
  it('sends a message, and says nothing of a line that is down', async () => {
    await using open = await openPage()
    const { page } = open
    await page.goto(`${server.url}/en/contact/`)
    await hydrated(page)
    await answerLate(page)
    await sendMessage(page, 'slow-line@example.org')
    const sent = page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title })
    const refused = page.getByRole('alert').getByText(texts.network)
    await sent.or(refused).waitFor({ timeout: 20_000 })
    expect(await refused.count()).toBe(0)
    expect(await page.locator('[data-slot="offline-notice"] p').count()).toBe(0)
  })

  it('is found again after it was down, and makes the move that waited', async () => {
    await using open = await openPage()
    const { page, context } = open
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    await context.setOffline(true)
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).click()
    await page.locator('[data-slot="offline-notice"] p').waitFor()
    await answerLate(page)
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'contact').title }).waitFor({ timeout: 25_000 })
  })
})

it('A proxy that takes no HEAD keeps nobody from sending', async () => {
  await using open = await openPage()
  const { page } = open
  await page.route('**/icon.svg', (route) => route.fulfill({ status: 405 }))
  await page.goto(`${server.url}/en/contact/`)
  await hydrated(page)
  await sendMessage(page, 'no-head@example.org')
  await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
})
