import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Language, languages } from '#locales/languages.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { walkedLanguages } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  // Every language is a message from the same machine; trusting it lets each come from a network of its own.
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  expect(await server.stop()).toBe(0)
  await server.remove()
})

const networkOf = (number: number) => ({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${number}` } })
const messageIn = (language: Language) => `A message in ${language}, ë ç ñ ß œ à.`

async function fillIn(page: Page, language: Language, email: string) {
  const texts = readTexts(language, 'contact-form')
  await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
  await page.getByLabel(texts.email, { exact: true }).fill(email)
  await page.getByLabel(texts.purpose).selectOption({ label: texts.purposes.consultation })
  await page.getByLabel(texts.message, { exact: true }).fill(messageIn(language))
  return page.getByRole('button', { name: texts.send })
}

async function mailsTo(address: string) {
  const folder = path.join(server.dataDir, 'outbox')
  const mails = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))),
  )
  return mails.filter((mail) => mail.to?.[0]?.address === address)
}

describe.each(walkedLanguages)('a message in %s', (language) => {
  const number = languages.indexOf(language)

  it('is sent in place and acknowledged in that language', async () => {
    await using open = await openPage(networkOf(number))
    await open.page.goto(`${server.url}/${language}/contact/`)
    await hydrated(open.page)
    const send = await fillIn(open.page, language, `in-place-${language}@example.org`)
    await send.click()
    await open.page.waitForURL(`${server.url}/${language}/thank-you/`)
    await open.page.getByRole('heading', { level: 1, name: readTexts(language, 'thank-you').title }).waitFor()
    await open.page.waitForFunction(
      (title) => document.title === title,
      `${readTexts(language, 'thank-you').head.title} | Dritare`,
    )
    expect(open.problems).toEqual([])
    await vi.waitFor(async () => {
      const [mail] = await mailsTo(`in-place-${language}@example.org`)
      expect(mail?.text).toContain(readTexts(language, 'mail').contact.acknowledgement.title)
      expect(mail?.text).not.toContain(messageIn(language))
      expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
    })
  })

  it('is sent without JavaScript', async () => {
    await using open = await openPage({ ...networkOf(number + 10), javaScriptEnabled: false })
    await open.page.goto(`${server.url}/${language}/contact/`)
    const send = await fillIn(open.page, language, `plain-${language}@example.org`)
    await send.click()
    await expect.poll(() => open.page.url()).toBe(`${server.url}/${language}/thank-you/`)
    expect(await open.page.getByRole('heading', { level: 1 }).textContent()).toBe(
      readTexts(language, 'thank-you').title,
    )
    await vi.waitFor(async () => expect(await mailsTo(`plain-${language}@example.org`)).toHaveLength(1))
  })

  it.each([true, false])(
    'is not sent with errors; each is said beside its field (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await using open = await openPage({ ...networkOf(number + 20), javaScriptEnabled })
      await open.page.goto(`${server.url}/${language}/contact/`)
      if (javaScriptEnabled) await hydrated(open.page)
      const requests: string[] = []
      open.page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
      const { errors, send, name, email } = readTexts(language, 'contact-form')
      await open.page.getByLabel(name, { exact: true }).fill('J')
      await open.page.getByLabel(email, { exact: true }).fill('jonida@')
      await open.page.getByRole('button', { name: send }).click()
      for (const error of [errors.name_short, errors.email_invalid, errors.purpose_missing, errors.message_short]) {
        await open.page.getByText(error).waitFor()
      }
      await expect.poll(() => open.page.getByLabel(email, { exact: true }).inputValue()).toBe('jonida@')
      await expect.poll(() => open.page.getByLabel(name, { exact: true }).getAttribute('aria-invalid')).toBe('true')
      expect(open.page.url()).toBe(`${server.url}/${language}/contact/`)
      // With scripts the same contract has spoken before anything is sent.
      expect(requests.includes('POST /api/contact')).toBe(false)
      expect(requests.includes(`POST /${language}/contact/`)).toBe(!javaScriptEnabled)
    },
  )
})

describe('when the server fails', () => {
  it.each(walkedLanguages)(
    'shows the message-error page with the text kept, and sends it again on request: %s',
    async (language) => {
      await using open = await openPage(networkOf(40 + languages.indexOf(language)))
      const { page } = open
      await page.goto(`${server.url}/${language}/contact/`)
      await hydrated(page)
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'down' }))
      await (await fillIn(page, language, `again-${language}@example.org`)).click()
      await page.waitForURL(`${server.url}/${language}/message-error/`)
      const texts = readTexts(language, 'message-error')
      await page.getByRole('heading', { name: texts.title }).waitFor()
      await page.getByText(messageIn(language)).waitFor()

      await page.reload()
      await hydrated(page)
      await page.unroute('**/api/contact')
      await page.getByRole('button', { name: texts.tryAgain }).click()
      await page.waitForURL(`${server.url}/${language}/thank-you/`)
      await vi.waitFor(async () => expect(await mailsTo(`again-${language}@example.org`)).toHaveLength(1))
    },
  )
})

describe('moving about', () => {
  it('changes language, title and texts without loading a new document', async () => {
    await using open = await openPage()
    const { page } = open
    await page.goto(`${server.url}/en/`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.locator('[data-slot="language-switcher"] summary').first().click()
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await page.waitForURL(`${server.url}/de/`)
    await page.locator('link[rel="canonical"][href$="/de/"]').waitFor({ state: 'attached' })
    await expect.poll(() => page.title()).toBe(`${readTexts('de', 'home').head.title} | Dritare`)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(open.problems).toEqual([])
  })
})
