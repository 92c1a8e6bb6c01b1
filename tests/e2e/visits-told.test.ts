import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { compressedSize } from '../support/browser/compressed-size.ts'
import { openStaffPage } from '../support/browser/staff-visitor.ts'
import { banner, roundButton } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  server = await startServer({ TRACKING_HOSTS: '127.0.0.1' })
  database = await openDatabase({ ...server, now: Date.now, onError: () => {} })
})
afterAll(async () => {
  await closeBrowser()
  await database.db.destroy()
  await server.remove()
})

/** A browser that says it is steered by a program is counted apart. */
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const texts = readTexts('en', 'contact-form')
const panel = readTexts('en', 'preferences-panel')
const words = readTexts('en', 'staff-analytics')
const search = '?utm_source=newsletter&utm_medium=email&utm_campaign=autumn&name=Jonida'
/** What only visitors who agreed are to fetch. */
const ofConsent = /\/assets\/(beside-visits|speed)-/

/** Bytes of script that they fetch more, at idle: `web-vitals` is nearly all of it. */
const mostOfConsent = 4096

const click = (choice: string) => (page: Page) => page.locator(`[data-choice="${choice}"]`).click()

function customise(...categories: (keyof typeof panel.categories)[]) {
  return async (page: Page) => {
    await banner(page).getByRole('button', { name: 'Customise' }).click()
    for (const category of categories)
      await page.getByRole('switch', { name: panel.categories[category].label }).click()
    await page.getByRole('button', { name: panel.save }).click()
  }
}

/** Opens a campaign's link, decides, sends the form once in vain and once well, follows a link and leaves. */
async function visit(decide?: (page: Page) => Promise<void>, agrees = false): Promise<string[]> {
  await using open = await openPage({ userAgent })
  const { page } = open
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(`${server.url}/en/contact/${search}`)
  await hydrated(page)
  await banner(page).waitFor()
  const measuring = agrees ? page.waitForResponse((answer) => answer.url().includes('/assets/speed-')) : undefined
  await decide?.(page)
  await measuring
  if (decide) await roundButton(page).waitFor()
  // Long enough for a second more on the page, and for what waits for idle.
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((begin) => performance.now() > begin + 1500, since)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

  await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
  await page.getByLabel(texts.email, { exact: true }).fill('jonida')
  await page.getByRole('button', { name: texts.send }).click()
  await page.getByText(texts.errors.email_invalid).waitFor()
  await page.getByLabel(texts.email, { exact: true }).fill('jonida@example.org')
  await page.getByLabel(texts.purpose).selectOption({ label: texts.purposes.consultation })
  await page.getByLabel(texts.message, { exact: true }).fill('We would like a window on the web.')
  const counted = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"page":"/en/thank-you/"') === true,
  )
  await page.getByRole('button', { name: texts.send }).click()
  await page.waitForURL(`${server.url}/en/thank-you/`)
  await counted
  await page.goto(`${server.url}/icon.svg`)
  return fetched
}

const rows = () => database.db.selectFrom('visits').selectAll().orderBy('received_at').execute()
const steps = () => database.db.selectFrom('form_steps').select(['form', 'step', 'field']).execute()
const vitals = () => database.db.selectFrom('web_vitals').select(['name', 'page', 'value']).execute()
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 100 })

async function forget(): Promise<void> {
  for (const table of ['visits', 'form_steps', 'web_vitals', 'messages'] as const)
    await database.db.deleteFrom(table).execute()
}

describe('of a visitor who', () => {
  it.each([
    ['has not answered', undefined],
    ['rejects everything', click('reject')],
    ['allows preferences only', customise('preferences')],
  ])('%s, only pages are told, and nothing that tells more is fetched', async (_, decide) => {
    await forget()
    const fetched = await visit(decide)
    await eventually(async () => expect(await rows()).toHaveLength(2))
    for (const row of await rows())
      expect(row).toMatchObject({ time_on_page: 0, session_id: null, campaign: null, referrer: 'Unknown' })
    expect([await steps(), await vitals()]).toEqual([[], []])
    expect(fetched.filter((path) => ofConsent.test(path))).toEqual([])
  })

  it.each([
    ['accepts everything', click('accept')],
    ['allows analytics only', customise('analytics')],
  ])('%s, campaign, time, steps in forms and speed are told', async (_, decide) => {
    await forget()
    const fetched = await visit(decide, true)
    await eventually(async () => expect((await vitals()).length).toBeGreaterThan(0))
    const agreed = (await rows()).filter(({ session_id }) => session_id !== null)
    const campaigns = agreed.flatMap(({ page, campaign }) => (campaign === null ? [] : [{ page, campaign }]))
    expect(campaigns.map(({ page }) => page)).toEqual(['/en/contact/'])
    expect(JSON.parse(campaigns[0]?.campaign ?? '')).toEqual({
      source: 'newsletter',
      medium: 'email',
      campaign: 'autumn',
    })
    // Told when it was allowed, and when the form's answer led away from it.
    const [opened, left, ...others] = agreed.filter(({ page }) => page === '/en/contact/')
    expect([left?.is_exit, others]).toEqual([0, []])
    expect(left?.time_on_page).toBeGreaterThan(opened?.time_on_page ?? 0)

    const sorted = (await steps()).toSorted((one, other) => one.step.localeCompare(other.step))
    expect(sorted.filter(({ form }) => form === 'contact')).toEqual([
      { form: 'contact', step: 'begun', field: null },
      { form: 'contact', step: 'failed', field: 'email' },
      { form: 'contact', step: 'seen', field: null },
      { form: 'contact', step: 'sent', field: null },
    ])
    expect(sorted.filter(({ form, step }) => form === 'newsletter' && step !== 'seen')).toEqual([])

    const speed = await vitals()
    expect(speed.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'INP', 'LCP', 'TTFB']))
    expect(new Set(speed.map(({ name }) => name)).size).toBe(speed.length)
    expect(new Set(speed.map(({ page }) => page))).toEqual(new Set(['/en/contact/']))
    const files = fetched.filter((path) => ofConsent.test(path))
    expect(files.length).toBe(2)
    const bodies = await Promise.all(files.map(async (path) => (await fetch(server.url + path)).arrayBuffer()))
    const bytes = bodies.reduce((sum, body) => sum + compressedSize(Buffer.from(body)), 0)
    expect(bytes).toBeLessThan(mostOfConsent)
    expect(JSON.stringify([await rows(), await steps(), await vitals()])).not.toContain('Jonida')
  })
})

it('the dashboard shows what happened, and of whom', async () => {
  await forget()
  await visit()
  await visit(click('reject'))
  await visit(click('accept'), true)
  await eventually(async () => expect((await vitals()).length).toBeGreaterThan(0))
  await using owner = await openStaffPage(server, { role: 'owner', reducedMotion: 'reduce' })
  const { page } = owner
  await page.goto(`${server.url}/analytics?timeRange=1d`)
  const sentence = words.forms.sentence
    .replace('{{form}}', words.forms.names.contact)
    .replace('{{seen}}', '1')
    .replace('{{begun}}', '1')
    .replace('{{sent}}', '1')
  await expect.poll(() => page.locator('#panel-forms').textContent()).toContain(sentence)
  expect(await page.locator('#panel-forms').textContent()).toContain(words.forms.field.email)
  for (const { name } of await vitals()) expect(await page.locator('#panel-speed').textContent()).toContain(name)
  const visitors = page.locator('[data-slot="analytics-figures"] a', { hasText: words.figures.visitors })
  expect(await visitors.locator('.display').textContent()).toBe('1')
  expect(owner.problems).toEqual([])
})
