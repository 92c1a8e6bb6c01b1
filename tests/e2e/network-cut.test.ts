import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#locales/languages.ts'
import type { TextFile } from '#locales/texts.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { walkedLanguages } from '../support/browser/visitor.ts'
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

/** Every key of the texts, as it would stand on a page whose texts are missing. */
const keys = allKeys()

function allKeys(): string[] {
  const folder = path.join(import.meta.dirname, '..', '..', 'locales', 'en', 'site')
  const files = readdirSync(folder).map((file) => readTexts('en', file.replace('.json', '') as TextFile))
  const words = new Set<unknown>()
  const found = new Set<string>()
  const walk = (texts: object, before: string) => {
    for (const [key, value] of Object.entries(texts)) {
      if (typeof value === 'object' && value !== null) walk(value, `${before}${key}.`)
      else {
        found.add(before + key)
        words.add(value)
      }
    }
  }
  for (const file of files) walk(file, '')
  return [...found].filter((key) => !words.has(key) && /[._]|^internal$/.test(key))
}

/** Hydrated, and with the page that says what is wrong at hand: a line that is cut while it comes leaves nothing to say so. */
async function ready(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-error-')),
  )
}

/** Notes every key that stands on the page, however briefly. */
async function watchForKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const known = new Set(wanted)
    const seen = new Set<string>()
    Object.assign(window, { keysSeen: seen })
    const look = () => {
      const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        const text = textContent?.trim().split(' | ')[0] ?? ''
        if (known.has(text) && !parentElement?.matches('script, style, code')) seen.add(text)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, keys)
  return () => page.evaluate(() => [...(Reflect.get(window, 'keysSeen') as Set<string>)])
}

const notice = (page: Page) => page.locator('[data-slot="offline-notice"] p')
const shown = (page: Page) =>
  page.evaluate(() => ({
    path: window.location.pathname,
    title: document.title,
    language: document.documentElement.lang,
    heading: document.querySelector('main h1')?.textContent,
  }))
const titleIn = (language: Language, file: 'about' | 'contact' | 'portfolio' | 'page-error') =>
  `${readTexts(language, file).head.title} | Dritare`

/** As long as a line takes that is asked ever more seldom. */
const eventually: typeof expect.poll = (ask, options) => expect.poll(ask, { timeout: 40_000, ...options })

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('[data-slot="language-switcher"] summary').first().click()
  await page.getByRole('link', { name, exact: true }).first().click()
}

describe('a move while the line is down', () => {
  it('stays where it is and says so, in words; it is made when the line is back', async () => {
    await using open = await openPage()
    const { page, context } = open
    const keysSeen = await watchForKeys(page)
    await page.goto(`${server.url}/de/about/`)
    await ready(page)
    const before = await shown(page)
    await context.setOffline(true)
    await page.locator('header nav').getByRole('link', { name: 'Kontakt' }).click()
    // Not only that there is no line: what becomes of the move, too.
    await eventually(() => notice(page).textContent()).toBe(readTexts('de', 'offline-notice').moving)
    await chooseLanguage(page, 'Français')
    expect(await shown(page)).toEqual(before)
    // What is on screen can be read on.
    await page.waitForFunction(() => document.elementFromPoint(600, 300)?.closest('main') !== null)

    await context.setOffline(false)
    await page.waitForURL(`${server.url}/fr/about/`)
    await eventually(() => page.title()).toBe(titleIn('fr', 'about'))
    await notice(page).waitFor({ state: 'detached' })
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('fr', 'contact').title }).waitFor()
    expect(await keysSeen()).toEqual([])
  })

  it('that was given up leaves the language as it is', async () => {
    await using open = await openPage()
    const { page, context } = open
    const keysSeen = await watchForKeys(page)
    await page.goto(`${server.url}/en/about/`)
    await ready(page)
    const texts = ['contact', 'faq', 'contact-form'].map((file) => page.waitForResponse(`**/${file}.json`))
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).hover()
    for (const text of await Promise.all(texts)) await text.finished()
    await context.setOffline(true)
    await chooseLanguage(page, 'Deutsch')
    await notice(page).waitFor()
    // This page has been fetched before.
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL(`${server.url}/contact`)
    await eventually(() => page.title()).toBe(titleIn('en', 'contact'))
    const german = page.waitForResponse('**/de/site/everywhere.json')
    await context.setOffline(false)
    await (await german).finished()
    await notice(page).waitFor({ state: 'detached' })
    expect(await shown(page)).toMatchObject({ path: '/contact', language: 'en', title: titleIn('en', 'contact') })
    expect(await keysSeen()).toEqual([])
  })
})

describe('a server that is away', () => {
  beforeEach(() => async () => {
    if (server.process.exitCode !== null) await server.restart()
  })

  it('holds up an article, and Back to a page that is not here; both come by themselves', async () => {
    await using open = await openPage()
    const { page } = open
    const keysSeen = await watchForKeys(page)
    await page.goto(`${server.url}/en/blog/`)
    await ready(page)
    const before = await shown(page)
    const article = page.locator('[data-slot="blog-card"] a').first()
    await server.stop()
    await article.click()
    await notice(page).waitFor()
    expect(await shown(page)).toEqual(before)
    await server.restart()
    await page.locator('[data-slot="article-body"]').waitFor({ timeout: 40_000 })
    await notice(page).waitFor({ state: 'detached' })
    await eventually(() => page.title()).not.toBe(before.title)

    // A link that is pressed before would lead on by itself, to another document.
    await hydrated(page)
    const read = await shown(page)
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'contact').title }).waitFor()
    await ready(page)
    await server.stop()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'page-error').title }).waitFor()
    expect(await shown(page)).toMatchObject({ path: read.path, title: titleIn('en', 'page-error') })
    // It is asked for in vain, and the page is still there.
    const asked = page.waitForEvent('requestfailed')
    await page.getByRole('link', { name: readTexts('en', 'page-error').retry }).click()
    await asked
    await server.restart()
    await eventually(() => shown(page)).toEqual(read)
    expect(await keysSeen()).toEqual([])
  })
})

describe('one file that fails once', () => {
  it.each(['everywhere', 'contact', 'contact-form'])('is asked for again, and nobody notices: %s', async (file) => {
    await using open = await openPage()
    const { page } = open
    const keysSeen = await watchForKeys(page)
    let failures = 0
    await page.route(`**/en/**/${file}.json`, (route) => (failures++ === 0 ? route.abort() : route.continue()))
    await page.goto(`${server.url}/en/portfolio/`)
    await ready(page)
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'contact').title }).waitFor()
    await eventually(() => page.title()).toBe(titleIn('en', 'contact'))
    expect(failures).toBeGreaterThan(1)
    expect(await keysSeen()).toEqual([])
  })
})

describe('a message while the line is down', () => {
  beforeEach(() => async () => {
    if (server.process.exitCode !== null) await server.restart()
  })

  it.each(walkedLanguages)(
    'stays in the form, which says what is wrong, and is sent afterwards: %s',
    async (language) => {
      await using open = await openPage()
      const { page, context } = open
      const texts = readTexts(language, 'contact-form')
      await page.goto(`${server.url}/${language}/contact/`)
      await ready(page)
      await context.setOffline(true)
      await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
      await page.getByLabel(texts.email, { exact: true }).fill(`cut-${language}@example.org`)
      await page.getByLabel(texts.purpose).selectOption({ label: texts.purposes.quote })
      await page.getByLabel(texts.message, { exact: true }).fill('Ten words that took a while to find.')
      const send = page.getByRole('button', { name: texts.send })
      await send.click()
      const problem = page.getByRole('alert').getByText(texts.network)
      await problem.waitFor()
      // Beside the button that was pressed, on a phone too.
      const [said, pressed] = await Promise.all([problem.boundingBox(), send.boundingBox()])
      expect((pressed?.y ?? 0) - (said?.y ?? 0)).toBeLessThan(150)
      expect(await page.getByLabel(texts.message, { exact: true }).inputValue()).toContain('Ten words')
      expect(new URL(page.url()).pathname).toBe(`/${language}/contact/`)
      await context.setOffline(false)
      await send.click()
      await page.getByRole('heading', { level: 1, name: readTexts(language, 'thank-you').title }).waitFor()
    },
  )

  it('is sent afterwards by a server that was away since the first word, too', async () => {
    await using open = await openPage()
    const { page } = open
    const texts = readTexts('en', 'contact-form')
    await page.goto(`${server.url}/en/contact/`)
    await ready(page)
    // The browser says that it is online, and nothing of what the form still wants to fetch can come.
    await server.stop()
    await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
    await page.getByLabel(texts.email, { exact: true }).fill('away-early@example.org')
    await page.getByLabel(texts.purpose).selectOption({ label: texts.purposes.quote })
    await page.getByLabel(texts.message, { exact: true }).fill('Ten words that took a while to find.')
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('alert').getByText(texts.network).waitFor()
    await server.restart()
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
  })

  it('is sent afterwards by a server that was away, too', async () => {
    await using open = await openPage()
    const { page } = open
    const texts = readTexts('en', 'contact-form')
    await page.goto(`${server.url}/en/contact/`)
    await ready(page)
    await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
    await page.getByLabel(texts.email, { exact: true }).fill('away@example.org')
    await page.getByLabel(texts.purpose).selectOption({ label: texts.purposes.quote })
    await page.getByLabel(texts.message, { exact: true }).fill('Ten words that took a while to find.')
    await page.waitForLoadState('networkidle')
    await server.stop()
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('alert').getByText(texts.network).waitFor()
    await server.restart()
    await page.getByRole('button', { name: texts.send }).click()
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'thank-you').title }).waitFor()
  })

  it('that failed for another reason survives a reload, which hydrates without an error', async () => {
    await using open = await openPage()
    const { page, problems } = open
    const texts = readTexts('en', 'contact-form')
    await page.goto(`${server.url}/en/contact/`)
    await ready(page)
    await page.route('**/api/contact', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
    await page.getByLabel(texts.email, { exact: true }).fill('cut@example.org')
    await page.getByLabel(texts.purpose).selectOption({ label: texts.purposes.quote })
    await page.getByLabel(texts.message, { exact: true }).fill('Ten words that took a while to find.')
    await page.getByRole('button', { name: texts.send }).click()
    await page.waitForURL(`${server.url}/en/message-error/`)
    await page.reload()
    await ready(page)
    await page.getByText('Ten words').first().waitFor()
    expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
  })
})
