import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type { Page } from 'playwright'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Language, languages } from '#locales/languages.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { walkedLanguages } from '../support/browser/visitor.ts'
import { multipart } from '../support/data/multipart.ts'
import { makeDocx, makePdf } from '../support/data/resumes.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  expect(await server.stop()).toBe(0)
  await server.remove()
})

const networkOf = (number: number) => ({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${number}` } })
const messageIn = (language: Language) => `An application in ${language}, ë ç ñ ß œ à.`
const docx = { name: 'Życiorys œ.docx', mimeType: 'application/octet-stream', buffer: makeDocx() }

async function fillIn(page: Page, language: Language, email: string, file = docx) {
  const texts = readTexts(language, 'application-form')
  await page.getByLabel(texts.fullName, { exact: true }).fill('Jonida Sample')
  await page.getByLabel(texts.email, { exact: true }).fill(email)
  await page.getByLabel(texts.phone, { exact: true }).fill('+355 69 123 45 67')
  await page.getByText(texts.interests.partnership, { exact: true }).click()
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByLabel(texts.message, { exact: true }).fill(messageIn(language))
  return page.getByRole('button', { name: texts.send })
}

/** The folder is made with the first file. */
function files(): string[] {
  const folder = path.join(server.dataDir, 'uploads', 'applications')
  return existsSync(folder) ? readdirSync(folder) : []
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

describe.each(walkedLanguages)('an application in %s', (language) => {
  const number = languages.indexOf(language)
  const texts = readTexts(language, 'application-form')

  it.each([true, false])('is sent, and a reload does not send it again (JavaScript: %s)', async (javaScriptEnabled) => {
    await using open = await openPage({ ...networkOf(number + (javaScriptEnabled ? 0 : 10)), javaScriptEnabled })
    const { page } = open
    const email = `${language}-${javaScriptEnabled}@example.org`
    const before = files().length
    await page.goto(`${server.url}/${language}/careers/`)
    if (javaScriptEnabled) await hydrated(page)
    await (await fillIn(page, language, email)).click()
    await page.getByRole('heading', { name: texts.sent.title }).waitFor()
    expect(page.url()).toBe(`${server.url}/${language}/careers/?sent#apply`)
    expect(files()).toHaveLength(before + 1)
    await page.reload()
    await page.getByRole('heading', { name: texts.sent.title }).waitFor()
    expect(files()).toHaveLength(before + 1)
    await vi.waitFor(async () => {
      const [mail] = await mailsTo(email)
      expect(mail?.text).not.toContain(messageIn(language))
      expect(mail?.text).toContain(readTexts(language, 'mail').application.acknowledgement.title)
      expect(mail?.text).not.toContain('Życiorys')
      expect(mail?.attachments).toEqual([])
    })
    if (javaScriptEnabled) expect(open.problems).toEqual([])
  })

  it.each([true, false])(
    'is not sent with errors; each is said beside its field (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await using open = await openPage({ ...networkOf(number + 20), javaScriptEnabled })
      const { page } = open
      await page.goto(`${server.url}/${language}/careers/`)
      if (javaScriptEnabled) await hydrated(page)
      const posts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
      })
      await page.getByLabel(texts.fullName, { exact: true }).fill('J')
      await page.getByLabel(texts.phone, { exact: true }).fill('call me')
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
      await page.getByRole('button', { name: texts.send }).click()
      const { fullName_short, email_invalid, phone_invalid, interest_missing, resume_type, message_short } =
        texts.errors
      for (const error of [
        fullName_short,
        email_invalid,
        phone_invalid,
        interest_missing,
        resume_type,
        message_short,
      ]) {
        await page.getByText(error).waitFor()
      }
      await expect.poll(() => page.getByLabel(texts.phone, { exact: true }).inputValue()).toBe('call me')
      // With scripts the same contract has spoken before anything is sent.
      expect(posts.filter((address) => address.includes('careers') || address.includes('applications'))).toEqual(
        javaScriptEnabled ? [] : [`/${language}/careers/`],
      )
    },
  )
})

describe('what only the server can see', () => {
  it('is said beside the file, and everything else stays as it was', async () => {
    await using open = await openPage(networkOf(50))
    const { page } = open
    const texts = readTexts('de', 'application-form')
    await page.goto(`${server.url}/de/careers/`)
    await hydrated(page)
    const before = files().length
    const disguised = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') }
    await (await fillIn(page, 'de', 'disguised@example.org', disguised)).click()
    await page.getByText(texts.errors.resume_type).waitFor()
    await expect.poll(() => page.getByLabel(texts.message, { exact: true }).inputValue()).toBe(messageIn('de'))
    expect(files()).toHaveLength(before)
    await page.locator('input[type="file"]').setInputFiles({ ...disguised, buffer: makePdf() })
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { name: texts.sent.title }).waitFor()
    expect(files()).toHaveLength(before + 1)
  })
})

describe('when the line fails', () => {
  it('says so in the form, with everything kept, the file included', async () => {
    await using open = await openPage(networkOf(51))
    const { page } = open
    const texts = readTexts('fr', 'application-form')
    await page.goto(`${server.url}/fr/careers/`)
    await hydrated(page)
    await page.route('**/api/applications', (route) => route.abort())
    await (await fillIn(page, 'fr', 'line@example.org')).click()
    await page.getByText(texts.network).waitFor()
    await expect.poll(() => page.getByLabel(texts.message, { exact: true }).inputValue()).toBe(messageIn('fr'))
    await page.unroute('**/api/applications')
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { name: texts.sent.title }).waitFor()
    await vi.waitFor(async () => expect(await mailsTo('line@example.org')).toHaveLength(1))
  })
})

describe('a server that is told to stop', () => {
  it('ends the uploads under way, keeps nothing of them, and leaves in time', async () => {
    const before = files().length
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    const { headers, payload } = multipart([{ name: 'resume', value: 'half a life', filename: 'cv.pdf' }])
    socket.write(
      `POST /api/applications HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: 9000000\r\n\r\n`,
    )
    socket.write(payload.subarray(0, 140))
    await vi.waitFor(() => expect(files()).toHaveLength(before + 1))
    expect(await server.stop()).toBe(0)
    await closed
    expect(files()).toHaveLength(before)
  })
})
