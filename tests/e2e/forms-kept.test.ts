import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
const german = readTexts('de', 'contact-form')
const failed = readTexts('en', 'message-error')
const message = 'We would like a window on the web.'

async function visit(page: Page, path = '/en/contact/') {
  await page.goto(server.url + path)
  await hydrated(page)
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.endsWith('draft')))

async function textIs(page: Page, label: string, text: string) {
  await field(page, label).waitFor()
  await expect.poll(() => field(page, label).inputValue()).toBe(text)
}

async function fillIn(page: Page, email: string) {
  await field(page, texts.name).fill('Jonida Sample')
  await field(page, texts.email).fill(email)
  await field(page, texts.purpose).selectOption('consultation')
  await field(page, texts.message).fill(message)
}

describe('a half-written message', () => {
  it('waits through another page and a reload, and is gone once it is sent', async () => {
    await using open = await openPage()
    const { page } = open
    await visit(page)
    await fillIn(page, 'waits@example.org')
    await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL(/about/)
    await page.goBack()
    await page.waitForURL(/contact/)
    await textIs(page, texts.message, message)
    await page.reload()
    await hydrated(page)
    await textIs(page, texts.email, 'waits@example.org')
    await textIs(page, texts.purpose, 'consultation')
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
    expect(await kept(page)).toEqual([])
    await page.goBack()
    await page.waitForURL(/contact/)
    await textIs(page, texts.message, '')
    expect(open.problems).toEqual([])
  })

  it('says where it is the line that fails, and keeps its text through Back, Forward and a reload', async () => {
    await using open = await openPage()
    const { page } = open
    await visit(page)
    await fillIn(page, 'line@example.org')
    await open.context.setOffline(true)
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByText(texts.network).waitFor()
    await textIs(page, texts.message, message)
    await open.context.setOffline(false)
    const before = open.problems.length
    await page.reload()
    await hydrated(page)
    await textIs(page, texts.message, message)
    await page.getByRole('button', { name: texts.send }).click()
    await page.waitForURL(/thank-you/)
    expect(open.problems.slice(before)).toEqual([])
  })
})

describe('another site', () => {
  it.each([
    ['a link to the thanks', '/en/thank-you/', undefined],
    ['a form of its own', '/en/contact/', 'Words of another site, and long enough.'],
  ])('takes nothing of a half-written message away by %s', async (_what, path, words) => {
    await using open = await openPage()
    const { page } = open
    await visit(page)
    await fillIn(page, 'half@example.org')
    const link = `<a href="${server.url}${path}">Go</a>`
    const form = `<form method="post" action="${server.url}${path}"><input name="message" value="${words}"><button>Go</button></form>`
    const body = `<!doctype html><title>Another site</title>${words === undefined ? link : form}`
    await page.route('http://another.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('http://another.example/')
    await page.getByText('Go').click()
    await page.waitForURL((url) => url.href.startsWith(server.url))
    await hydrated(page)
    await visit(page)
    await textIs(page, texts.message, message)
  })
})

describe('what is begun after a form was sent', () => {
  it.each(['by scripts', 'by the browser'])(
    'is a message that outlives the thanks for the first (sent %s)',
    async (by) => {
      await using open = await openPage()
      const { page } = open
      if (by === 'by the browser') await page.route('**/assets/calls-*', (route) => route.fulfill({ status: 404 }))
      await visit(page)
      await fillIn(page, 'second@example.org')
      await page.getByRole('button', { name: texts.send }).click()
      await page.waitForURL(/thank-you/)
      await hydrated(page)
      await expect.poll(() => kept(page)).toEqual([])
      await page.getByRole('link', { name: readTexts('en', 'thank-you').again }).click()
      await page.waitForURL(/contact/)
      await textIs(page, texts.message, '')
      await field(page, texts.message).fill('The second is about something else.')
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
      await page.goForward()
      await textIs(page, texts.message, 'The second is about something else.')
    },
  )

  it('is an application that outlives the thanks for the first', async () => {
    await using open = await openPage()
    const { page } = open
    const its = readTexts('en', 'application-form')
    await visit(page, '/en/careers/')
    await field(page, its.fullName).fill('Jonida Sample')
    await field(page, its.email).fill('second@example.org')
    await page.getByText(its.interests.partnership, { exact: true }).click()
    await field(page, its.message).fill('I set type, mostly for museums.')
    const file = { name: 'jonida.pdf', mimeType: 'application/pdf', buffer: makePdf() }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: its.send }).click()
    await page.getByRole('heading', { name: its.sent.title }).waitFor()
    await expect.poll(() => kept(page)).toEqual([])
    await page.locator('footer').getByRole('link', { name: 'Careers', exact: true }).click()
    await field(page, its.message).fill('The second is for a friend.')
    await page.goBack()
    await page.getByRole('heading', { name: its.sent.title }).waitFor()
    await page.goForward()
    await textIs(page, its.message, 'The second is for a friend.')
  })
})

describe('a message that the server could not take', () => {
  it('is mended and sent again from the page that says so, as often as it needs', async () => {
    await using open = await openPage()
    const { page } = open
    await visit(page, '/en/about/')
    await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL(/contact/)
    await fillIn(page, 'again@example.org')
    const answer = { error: { code: 'unavailable', message: 'Briefly away.' } }
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: answer }))
    await page.getByRole('button', { name: texts.send }).click()
    await page.waitForURL(/message-error/)
    await page.getByRole('heading', { level: 1, name: failed.title }).waitFor()
    const before = open.problems.length
    await page.reload()
    await hydrated(page)
    await textIs(page, texts.message, message)
    expect(open.problems.slice(before), 'the reload').toEqual([])

    await field(page, texts.message).fill('Short')
    await page.getByRole('button', { name: failed.tryAgain }).click()
    await page.getByText(texts.errors.message_short).waitFor()
    await field(page, texts.message).fill(`${message} Two, even.`)
    await expect.poll(() => page.getByText(texts.errors.message_short).count()).toBe(0)
    await page.getByRole('button', { name: failed.tryAgain }).click()
    await page.getByText('Briefly away.').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/message-error/)

    await page.goBack()
    await page.waitForURL(/contact/)
    await textIs(page, texts.message, `${message} Two, even.`)
    await page.goForward()
    await page.unroute('**/api/contact')
    await page.getByRole('button', { name: failed.tryAgain }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
    expect(await kept(page)).toEqual([])
    await page.goBack()
    await page.waitForURL(/contact/)
    await textIs(page, texts.message, '')
  })

  it.each(['contact', 'careers'])(
    'and that the browser itself has posted to /%s keeps its words through another page',
    async (place) => {
      await using open = await openPage()
      const { page } = open
      let isSlow = true
      await page.route('**/assets/*.js', (route) => (isSlow ? route.abort() : route.continue()))
      await page.goto(`${server.url}/en/${place}/`)
      const form = page.locator(`form:has([name="message"])`)
      await form.locator('[name="email"]').fill('jonida@example')
      await form.locator('[name="message"]').fill(message)
      isSlow = false
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 422),
        form.evaluate((element: HTMLFormElement) => element.submit()),
      ])
      expect(answer.request().isNavigationRequest()).toBe(true)
      await hydrated(page)
      await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
      await page.waitForURL(/about/)
      await page.goBack()
      await hydrated(page)
      await expect.poll(() => form.locator('[name="message"]').inputValue()).toBe(message)
      expect(await form.locator('[name="email"]').inputValue()).toBe('jonida@example')
    },
  )

  it('is told beside the thanks for another one', async () => {
    await using open = await openPage()
    const { page } = open
    await visit(page)
    await fillIn(page, 'first@example.org')
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
    await page.goBack()
    await textIs(page, texts.message, '')
    await fillIn(page, 'second@example.org')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/contact', async (route) => {
      await held.promise
      await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Briefly away.' } } })
    })
    const asked = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: texts.send }).click()
    await asked
    await page.goForward()
    await page.waitForURL(/thank-you/)
    held.resolve()
    await page.getByText(readTexts('en', 'form-answer').contact.refused).first().waitFor()
    expect(await kept(page)).toEqual(['contact-draft'])
  })

  it('has its errors in the language that comes, also those of the server', async () => {
    await using open = await openPage()
    const { page } = open
    await visit(page)
    await fillIn(page, 'language@example.org')
    const answer = {
      error: { code: 'invalid', message: '…', fields: { email: '…' }, keys: { email: 'email_invalid' } },
    }
    await page.route('**/api/contact', (route) => route.fulfill({ status: 422, json: answer }))
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByText(texts.errors.email_invalid).waitFor()
    await page.locator('[data-slot="language-switcher"] summary').first().click()
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await page.getByText(german.errors.email_invalid).waitFor()
    await textIs(page, german.message, message)
  })
})

describe('a brief that is too long', () => {
  const long = `${'We would like a window on the web. '.repeat(200)}By May.`

  it.each([true, false])('is refused in words, and stays whole (scripts: %s)', async (javaScriptEnabled) => {
    await using open = await openPage({ javaScriptEnabled })
    const { page } = open
    if (javaScriptEnabled) await visit(page)
    else await page.goto(`${server.url}/en/contact/`)
    await fillIn(page, 'long@example.org')
    await field(page, texts.message).fill('')
    await field(page, texts.message).focus()
    // As typed or pasted: `fill` would pass over a limit of the field.
    await page.keyboard.insertText(long)
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByText(texts.errors.message_long).waitFor()
    await textIs(page, texts.message, long)
    if (!javaScriptEnabled) return
    await page.reload()
    await hydrated(page)
    await textIs(page, texts.message, long)
  })
})

describe('a half-written application', () => {
  it.each([
    ['what checks it', undefined],
    ['nothing to check it', '**/assets/validate-application-*'],
  ])('says at its field that the file has changed since it was chosen (with %s)', async (_with, blocked) => {
    await using open = await openPage()
    const { page } = open
    if (blocked) await page.route(blocked, (route) => route.abort())
    const its = readTexts('en', 'application-form')
    await visit(page, '/en/careers/')
    await field(page, its.fullName).fill('Jonida Sample')
    await field(page, its.email).fill('changed@example.org')
    await page.getByText(its.interests.partnership, { exact: true }).click()
    await field(page, its.message).fill('I set type, mostly for museums.')
    await using folder = await mkdtempDisposable(path.join(tmpdir(), 'resume-'))
    const file = path.join(folder.path, 'jonida.pdf')
    await writeFile(file, makePdf())
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByText('jonida.pdf').first().waitFor()
    await writeFile(file, Buffer.concat([makePdf(), makePdf()]))
    await page.getByRole('button', { name: its.send }).click()
    await page.getByText(its.errors.resume_unreadable).waitFor()
    await textIs(page, its.message, 'I set type, mostly for museums.')
    await page.unroute('**/assets/validate-application-*')
    await writeFile(file, makePdf())
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: its.send }).click()
    await page.getByRole('heading', { name: its.sent.title }).waitFor()
  })

  it('waits, too, but for its file, which is asked for by name', async () => {
    await using open = await openPage()
    const { page } = open
    const its = readTexts('en', 'application-form')
    await visit(page, '/en/careers/')
    await field(page, its.fullName).fill('Jonida Sample')
    await field(page, its.email).fill('apply@example.org')
    await page.getByText(its.interests.partnership, { exact: true }).click()
    await field(page, its.message).fill('I set type, mostly for museums.')
    const file = { name: 'jonida.pdf', mimeType: 'application/pdf', buffer: makePdf() }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.reload()
    await hydrated(page)
    await textIs(page, its.message, 'I set type, mostly for museums.')
    await page.getByText(its.resumeAgain.replace('{{name}}', 'jonida.pdf')).waitFor()
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: its.send }).click()
    await page.getByRole('heading', { name: its.sent.title }).waitFor()
    await expect.poll(() => kept(page)).toEqual([])
    expect(open.problems).toEqual([])
  })
})
