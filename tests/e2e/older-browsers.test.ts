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

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** What the build's oldest browsers lack (Firefox 114, Chrome 111, Safari 16.4), and a worker that an extension takes away. */
function takeAway(): void {
  Reflect.deleteProperty(String.prototype, 'toWellFormed')
  Reflect.deleteProperty(Array.prototype, 'toSorted')
  Reflect.deleteProperty(AbortSignal, 'any')
  Reflect.deleteProperty(Promise, 'withResolvers')
  Reflect.deleteProperty(Object, 'groupBy')
  window.Worker = class extends EventTarget {
    constructor() {
      super()
      throw new DOMException('Not here', 'SecurityError')
    }
  } as unknown as typeof Worker
}

async function openOlder(path: string) {
  const open = await openPage()
  await open.page.addInitScript(takeAway)
  await open.page.goto(server.url + path)
  await hydrated(open.page)
  return open
}

describe('an older browser', () => {
  it('sends a message', async () => {
    await using open = await openOlder('/en/contact/')
    const { page } = open
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const texts = readTexts('en', 'contact-form')
    await field(page, texts.name).fill('Jonida Sample')
    await field(page, texts.email).fill('older@example.org')
    await field(page, texts.purpose).selectOption('consultation')
    await field(page, texts.message).fill('Short')
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByText(texts.errors.message_short).waitFor()
    expect(asked, 'the browser itself has checked').not.toContain('/api/contact')
    await field(page, texts.message).fill('We would like a window on the web.')
    await page.getByRole('button', { name: texts.send }).click()
    await page.waitForURL(/thank-you/)
    expect(open.problems).toEqual([])
  })

  it('sends an application', async () => {
    await using open = await openOlder('/en/careers/')
    const { page } = open
    const texts = readTexts('en', 'application-form')
    await field(page, texts.fullName).fill('Jonida Sample')
    await field(page, texts.email).fill('older@example.org')
    await page.getByText(texts.interests.partnership, { exact: true }).click()
    await field(page, texts.message).fill('I set type, mostly for museums.')
    const file = { name: 'jonida.pdf', mimeType: 'application/pdf', buffer: makePdf() }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { name: texts.sent.title }).waitFor()
    expect(open.problems).toEqual([])
  })

  it('subscribes to the newsletter', async () => {
    await using open = await openOlder('/en/newsletter/')
    const texts = readTexts('en', 'newsletter-form')
    const form = open.page.locator('main [data-slot="newsletter-form"]')
    await form.getByRole('textbox').fill('older@example.org')
    await form.getByRole('button', { name: texts.submit }).click()
    await form.getByText(texts.success).waitFor()
    expect(open.problems).toEqual([])
  })
})
