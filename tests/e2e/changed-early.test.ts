import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated } from '../support/browser/browser-page.ts'
import { openEarly } from '../support/browser/early-page.ts'
import { staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { makePdf } from '../support/data/resumes.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** As an extension for passwords or for spelling does. */
const putBesideFields = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('main [name="email"], main textarea'))
      field.after(document.createElement('div'))
  })

/** As the browser's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const all: Node[] = []
    while (texts.nextNode()) all.push(texts.currentNode)
    for (const text of all) {
      const { parentElement } = text
      if (!text.textContent?.trim() || !parentElement || parentElement.closest('script, style, noscript, svg, select'))
        continue
      const font = document.createElement('font')
      font.textContent = `‹${text.textContent}›`
      parentElement.replaceChild(font, text)
    }
  })

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLTextAreaElement ? [activeElement.name, activeElement.selectionStart] : []
  })

describe.each([
  ['an extension changes', putBesideFields],
  ['the browser translates', translate],
])('what is done before the scripts have come, in a page that %s and React renders anew', (_who, change) => {
  it('stays in the contact form, with the caret, and is sent', async () => {
    await using open = await openEarly(`${server.url}/en/contact/`)
    const { page } = open
    await change(page)
    await page.locator('[data-slot="contact-form"] [name="name"]').fill('Jonida Sample')
    await page.locator('[data-slot="contact-form"] [name="email"]').fill('changed@example.org')
    await page.locator('[name="purpose"]').selectOption('consultation')
    await page.locator('[name="message"]').fill('We would like on the web.')
    for (let letters = 'on the web.'.length; letters > 0; letters--) await page.keyboard.press('ArrowLeft')
    const was = await page.locator('[name="message"]').elementHandle()
    open.come()
    await hydrated(page)
    expect(await was?.evaluate((field) => field.isConnected), 'a test that tests nothing').toBe(false)
    expect(await focused(page)).toEqual(['message', 'We would like '.length])
    await page.keyboard.type('a window ')
    const posted = page.waitForRequest('**/api/contact')
    await page.locator('[data-slot="contact-form"] button[type="submit"]').click()
    expect((await posted).postDataJSON()).toMatchObject({
      name: 'Jonida Sample',
      email: 'changed@example.org',
      purpose: 'consultation',
      message: 'We would like a window on the web.',
    })
    await page.waitForURL(/thank-you/)
  })

  it('stays in the application, with its file', async () => {
    await using open = await openEarly(`${server.url}/en/careers/`)
    const { page } = open
    await change(page)
    await page.locator('[name="fullName"]').fill('Jonida Sample')
    await page.locator('[name="interest"][value="partnership"]').check()
    const file = { name: 'jonida.pdf', mimeType: 'application/pdf', buffer: makePdf() }
    await page.locator('input[type="file"]').setInputFiles(file)
    open.come()
    await hydrated(page)
    expect(await page.locator('[name="fullName"]').inputValue()).toBe('Jonida Sample')
    expect(await page.locator('[name="interest"]:checked').inputValue()).toBe('partnership')
    await page.getByText('jonida.pdf').waitFor()
  })
})

it('A title that staff type stays in a post that an extension changes', async () => {
  const storageState = await staffState(server, { role: 'owner', name: 'Arta' })
  await using open = await openEarly(`${server.url}/admin/posts/choosing-a-cms/en`, { storageState })
  const { page } = open
  await page.locator('[name="title"]').evaluate((field) => field.after(document.createElement('div')))
  await page.locator('[name="title"]').fill('Choosing again')
  open.come()
  await staffHydrated(page)
  expect(await page.locator('[name="title"]').inputValue()).toBe('Choosing again')
})

it('An address for the newsletter stays in a footer whose year is another by the clock of the device', async () => {
  await using open = await openEarly(`${server.url}/en/about/`)
  const { page } = open
  await page.evaluate(() => {
    Date.prototype.getFullYear = () => 2001
  })
  await page.locator('footer [name="email"]').fill('another-year@example.org')
  open.come()
  await hydrated(page)
  expect(await page.locator('footer [name="email"]').inputValue()).toBe('another-year@example.org')
  expect(open.problems).toEqual([])
})
