import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { banner, consentOf, roundButton } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRACKING_HOSTS: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const texts = readTexts('en', 'staff-analytics')
const panel = readTexts('en', 'preferences-panel')
const today = '/analytics?timeRange=1d'
const figure = (page: Page, name: string) =>
  page.locator('[data-slot="analytics-figures"] a', { hasText: name }).locator('.display')
const board = (page: Page) => page.locator('[data-slot="analytics-board"]')

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A browser that decides in its own way, and looks at two more pages. */
async function visitAnd(agrees: boolean, decide: (page: Page) => Promise<void>): Promise<void> {
  // A browser that says it is steered by a program is counted apart.
  await using open = await openPage({ userAgent: computer })
  const { page } = open
  await page.goto(`${server.url}/en/about/`)
  await hydrated(page)
  await banner(page).waitFor()
  const sent = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/analytics') &&
      answer.request().postData()?.includes('"type":"cookieConsent"') === true,
  )
  // What a page sends while it goes has Chromium's own name again: the visit is to be known by an earlier one.
  const agreed = agrees
    ? page.waitForResponse((answer) => answer.request().postData()?.includes('"analyticsEnabled":true') === true)
    : undefined
  await decide(page)
  await sent
  await agreed
  await roundButton(page).waitFor()
  // Who sees one page for no measurable time is counted apart.
  for (const path of ['/en/portfolio/', '/en/contact/']) {
    const visit = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/analytics') && answer.request().postData()?.includes(path) === true,
    )
    await page.goto(server.url + path)
    await visit
  }
}

/** Somebody who agreed, as their browser tells it. */
async function addVisit(page: string, userAgent: string): Promise<void> {
  const response = await fetch(`${server.url}/api/analytics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'x-admin-logged-in': 'false' },
    body: JSON.stringify({
      page,
      referrer: 'https://duckduckgo.com/',
      language: 'en',
      screenResolution: '390x844',
      timezone: 'Europe/Tirane',
      sessionId: randomUUID(),
      isReturning: false,
      timeOnPage: 30,
      exitPage: false,
      cookieConsent: consentOf({ analytics: true }),
      analyticsEnabled: true,
    }),
  })
  expect(response.status).toBeLessThan(300)
}

/** A second try is to find what the first found, not twice as much. */
function once(visit: () => Promise<void>): () => Promise<void> {
  let visited: Promise<void> | undefined
  return () => (visited ??= visit())
}

const threeBrowsers = once(async () => {
  await visitAnd(true, (page) => page.locator('[data-choice="accept"]').click())
  await visitAnd(false, (page) => page.locator('[data-choice="reject"]').click())
  await visitAnd(true, async (page) => {
    await banner(page).getByRole('button', { name: 'Customise' }).click()
    await page.getByRole('switch', { name: panel.categories.analytics.label }).click()
    await page.getByRole('button', { name: panel.save }).click()
  })
})

const elevenVisits = once(async () => {
  for (let count = 0; count < 6; count += 1) await addVisit('/en/portfolio/', phone)
  for (let count = 0; count < 5; count += 1) await addVisit('/de/portfolio/', computer)
})

describe('the dashboard', () => {
  it('says of three browsers what each of them agreed to, and no more', async () => {
    await threeBrowsers()
    await using owner = await openStaffPage(server, { role: 'owner', reducedMotion: 'reduce' })
    const { page } = owner
    await page.goto(`${server.url}/admin`)
    await page.getByRole('link', { name: texts.title, exact: true }).first().click()
    await page.waitForURL(`${server.url}/analytics`)
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
    // The two who agreed have a session; of the third only pages are known.
    await expect.poll(() => figure(page, texts.figures.visitors).textContent()).toBe('2')
    expect(await figure(page, texts.figures.views).textContent()).not.toBe('0')
    expect(await board(page).textContent()).toContain(texts.small)
    const sentence = texts.consents.sentence
      .replace('{{accepted}}', '34')
      .replace('{{customized}}', '33')
      .replace('{{rejected}}', '33')
    expect(await page.locator('#panel-consents').textContent()).toContain(sentence)
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('link', { name: texts.kept.example }).click()
    await page.getByRole('heading', { name: texts.example.declined }).waitFor()
    const [agreed, declined] = await page.locator('[data-slot="visit-example"] section').allTextContents()
    expect(agreed).toContain('/en/contact/')
    expect(declined).toContain(texts.example.empty)
    expect(declined).not.toContain('127.0.0.1')
    expect(await axeFindings(page)).toEqual([])
    expect(owner.problems).toEqual([])
  })

  it('is filtered by a row with the mouse and with keys, and said in chips that can be taken away', async () => {
    await elevenVisits()
    await using owner = await openStaffPage(server, { role: 'owner', reducedMotion: 'reduce' })
    const { page } = owner
    await page.goto(server.url + today)
    await staffHydrated(page)
    const devices = page.locator('#panel-devices')
    await devices.getByRole('link', { name: texts.devices.mobile }).click()
    await page.waitForURL(/device=mobile/)
    await expect.poll(() => figure(page, texts.figures.visitors).textContent()).toBe('6')
    const chips = page.getByRole('navigation', { name: texts.filter.chips })
    expect(await chips.textContent()).toContain(texts.devices.mobile)
    expect(await axeFindings(page)).toEqual([])

    await page.locator('#panel-pages').getByRole('link', { name: '/en/portfolio/' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/page=%2Fen%2Fportfolio%2F/)
    await expect.poll(() => chips.getByRole('listitem').count()).toBe(2)
    await chips.getByRole('link', { name: texts.devices.mobile }).press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('device')).toBeNull()
    await chips.getByRole('link').first().press('Enter')
    await expect.poll(() => chips.count()).toBe(0)
    expect(owner.problems).toEqual([])
  })

  it.each([true, false])(
    'takes a note on a day, its change and its end (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await addVisit('/en/about/', computer)
      await using owner = await openStaffPage(server, { role: 'owner', reducedMotion: 'reduce', javaScriptEnabled })
      const { page } = owner
      const notes = page.getByRole('region', { name: texts.dayNotes.title })
      const text = `The museum linked to us, ${randomUUID()}`
      await page.goto(server.url + today)
      if (javaScriptEnabled) await staffHydrated(page)
      await notes.getByText(texts.dayNotes.write).click()
      await notes.getByRole('textbox', { name: texts.dayNotes.text }).last().fill(text)
      await notes.getByRole('button', { name: texts.dayNotes.save, exact: true }).click()
      const line = notes.getByRole('listitem').filter({ hasText: text })
      await line.waitFor()
      expect(await line.textContent()).toContain('Sample')
      const mark = page.locator('[data-slot="notes-chart"]').getByRole('link', { name: text })
      expect(await mark.getAttribute('href')).toMatch(/^#note-/)
      expect(page.url()).toContain('timeRange=1d')
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])

      await line.locator('summary').click()
      await line.getByRole('textbox', { name: texts.dayNotes.text }).fill(`Changed: ${text}`)
      await line.getByRole('button', { name: texts.dayNotes.saveChange }).click()
      const changed = notes.getByRole('listitem').filter({ hasText: `Changed: ${text}` })
      await changed.waitFor()
      if ((await changed.locator('details').getAttribute('open')) === null) await changed.locator('summary').click()
      await changed.getByRole('button', { name: texts.dayNotes.delete }).click()
      await expect.poll(() => changed.count()).toBe(0)
      expect(owner.problems).toEqual([])
    },
  )

  it('empties its field once a note is kept, also on a day that is not shown', async () => {
    await using owner = await openStaffPage(server, { role: 'owner', reducedMotion: 'reduce' })
    const { page } = owner
    await page.goto(server.url + today)
    await staffHydrated(page)
    const notes = page.getByRole('region', { name: texts.dayNotes.title })
    await notes.getByText(texts.dayNotes.write).click()
    await notes.getByLabel(texts.dayNotes.day).last().fill('2026-01-02')
    const field = notes.getByRole('textbox', { name: texts.dayNotes.text }).last()
    await field.fill('Long ago')
    await notes.getByRole('button', { name: texts.dayNotes.save, exact: true }).click()
    await expect.poll(() => field.inputValue()).toBe('')
    expect(owner.problems).toEqual([])
  })

  it('turns a chart into its table and all of them, chooses ranges, and is read point by point, by keys', async () => {
    await using owner = await openStaffPage(server, { role: 'owner', reducedMotion: 'reduce' })
    const { page } = owner
    // Today has a single point in the first hour after midnight.
    await page.goto(`${server.url}/analytics?timeRange=7d`)
    await staffHydrated(page)
    const line = page.locator('#panel-line')
    await line.getByRole('slider').focus()
    const first = await line.getByRole('slider').getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => line.getByRole('slider').getAttribute('aria-valuetext')).not.toBe(first)

    await line.getByRole('link', { name: /as a table$/ }).press('Enter')
    await line.getByRole('table').waitFor()
    expect(await page.locator('#panel-pages').getByRole('table').count()).toBe(0)
    await page.keyboard.press('t')
    await expect.poll(() => line.getByRole('table').count()).toBe(0)
    await page.keyboard.press('t')
    await page.locator('#panel-pages').getByRole('table').waitFor()
    expect(new URL(page.url()).searchParams.get('as')).toBe('table')
    expect(await axeFindings(page)).toEqual([])

    await page.keyboard.press('3')
    await page.waitForURL(/timeRange=30d/)
    await page.keyboard.press('c')
    await page.waitForURL(/compare=none/)
    await page.keyboard.press('l')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(texts.now.title)
    expect(owner.problems).toEqual([])
  })

  it('is read and filtered without scripts too', async () => {
    const storageState = await staffState(server, { role: 'owner' })
    await using plain = await openPage({ javaScriptEnabled: false, storageState })
    const { page } = plain
    await page.goto(server.url + today)
    await page.locator('#panel-devices').getByRole('link', { name: texts.devices.desktop }).click()
    await page.waitForURL(/device=desktop/)
    await page.locator('summary', { hasText: texts.filter.open }).click()
    await page.getByRole('combobox', { name: texts.filter.names.in }).selectOption('de')
    await page.locator('details[open]').getByRole('button', { name: texts.range.show }).click()
    await page.waitForURL(/in=de/)
    const query = new URL(page.url()).searchParams
    expect([query.get('timeRange'), query.get('device')]).toEqual(['1d', 'desktop'])
    await page
      .locator('#panel-line')
      .getByRole('link', { name: /as a table$/ })
      .click()
    await page.locator('#panel-line').getByRole('table').waitFor()
  })

  it('is not for moderators', async () => {
    await using moderator = await openStaffPage(server, { role: 'moderator' })
    const { page } = moderator
    await page.goto(`${server.url}/analytics`)
    await page.locator('[data-slot="not-for-you"]').waitFor()
    expect(await page.getByRole('link', { name: texts.title, exact: true }).count()).toBe(0)
  })
})
