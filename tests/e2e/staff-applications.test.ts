import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodApplication } from '../support/app/applications.ts'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { makePdf } from '../support/data/resumes.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const texts = readTexts('en', 'staff-applications')

let networks = 0

/** As a visitor sends it. The name is its own, so that tests share a server. */
async function apply(values: Partial<typeof goodApplication> = {}): Promise<{ id: string; name: string }> {
  const name = values.fullName ?? `Sample ${randomUUID().slice(0, 8)}`
  const form = new FormData()
  const email = `${randomUUID()}@example.org`
  for (const [field, value] of Object.entries({ ...goodApplication, ...values, email, fullName: name }))
    form.set(field, value)
  form.set('resume', new File([new Uint8Array(makePdf())], 'CV.pdf', { type: 'application/pdf' }))
  const answer = await fetch(`${server.url}/api/applications`, {
    method: 'POST',
    // Each from a network of its own: five an hour come from one.
    headers: { accept: 'application/json', 'x-forwarded-for': `198.51.100.${++networks}` },
    body: form,
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { id }: { id: string } = JSON.parse(await answer.text())
  return { id, name }
}

async function goTo(page: Page, place: string): Promise<void> {
  await page.goto(server.url + place)
  await staffHydrated(page)
}

const stage = (page: Page, name: keyof typeof texts.stages) => page.getByRole('region', { name: texts.stages[name] })
const cardOf = (page: Page, name: keyof typeof texts.stages, applicant: string) =>
  stage(page, name).getByRole('link', { name: applicant, exact: true })

/** Mails to applicants that hold these words. */
const mailed = (words: string) =>
  globSync('outbox/*.eml', { cwd: server.dataDir }).filter((file) =>
    readFileSync(path.join(server.dataDir, file), 'utf8')
      .replace(/=\r?\n/g, '')
      .includes(words),
  ).length

describe('an application', () => {
  it('is dragged into review, undone, taken on by keyboard, invited with a mail, noted, saved and deleted', async () => {
    const { name } = await apply({ language: 'de' })
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, `/admin/applications?q=${encodeURIComponent(name)}`)
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await cardOf(page, 'received', name).dragTo(stage(page, 'interview'))
    await cardOf(page, 'received', name).waitFor()
    await cardOf(page, 'received', name).dragTo(stage(page, 'review'))
    await cardOf(page, 'review', name).waitFor()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await cardOf(page, 'received', name).waitFor()

    // The first keys may come before the page listens.
    await expect
      .poll(async () => {
        await page.keyboard.press('j')
        return page.evaluate(() => document.activeElement?.textContent)
      })
      .toBe(name)
    await page.keyboard.press('Alt+ArrowRight')
    await cardOf(page, 'review', name).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    await cardOf(page, 'review', name).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.keyboard.press('Alt+ArrowRight')
    await page.getByText(readTexts('de', 'mail').application.stage.interview.text).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('id'))).toBe('step-form')
    expect(await axeFindings(page)).toEqual([])
    await page.locator('[name="words"]').fill('Dienstag um drei?')
    await page.keyboard.press('ControlOrMeta+Enter')
    await cardOf(page, 'interview', name).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBeNull()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('application-name')
    await expect.poll(() => mailed('Dienstag um drei?')).toBe(1)
    await page.getByText(texts.mails.kinds.interview).waitFor()

    await page.locator('[name="text"]').fill('Knows forms.')
    await page.getByRole('button', { name: texts.notes.add }).click()
    await page.getByText('Knows forms.', { exact: true }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.resume.save }).click()
    expect((await download).suggestedFilename()).toBe('CV.pdf')
    expect(readFileSync(await (await download).path()).equals(makePdf())).toBe(true)

    await page.getByRole('button', { name: `${texts.delete.do}: ${name}` }).click()
    // Of the only one there was, it says so in other words.
    await page.getByText(texts.empty.found).or(page.getByText(texts.empty.title)).waitFor()
    expect(staff.problems).toEqual([])
    await page.getByRole('button', { name: /^Undo/ }).click()
    await cardOf(page, 'interview', name).waitFor()
  })

  it('keeps the words of a prepared letter while another is looked at', async () => {
    const { id, name } = await apply()
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, `/admin/applications/${id}`)
    await page.getByRole('button', { name: texts.steps.review.do }).last().click()
    await cardOf(page, 'review', name).waitFor()
    const words = page.locator('[name="words"]')
    await goTo(page, `/admin/applications/${id}?step=declined`)
    await words.fill('Not now, but write again.')
    const other = page.getByRole('navigation', { name: texts.step.label })
    await other.getByRole('link', { name: texts.steps.interview.do }).click()
    await expect.poll(() => words.inputValue()).toBe('')
    await other.getByRole('link', { name: texts.steps.declined.do }).click()
    await expect.poll(() => words.inputValue()).toBe('Not now, but write again.')
  })

  it('that two decide about at once is decided once, and the other is told', async () => {
    const { id, name } = await apply()
    await using first = await openStaffPage(server)
    await using second = await openStaffPage(server)
    await goTo(first.page, `/admin/applications/${id}`)
    await first.page.getByRole('button', { name: texts.steps.review.do }).last().click()
    await cardOf(first.page, 'review', name).waitFor()
    for (const { page } of [first, second]) await goTo(page, `/admin/applications/${id}?step=declined`)
    await first.page.getByRole('checkbox').uncheck()
    const decline = (page: Page) =>
      page.locator('#step-form').getByRole('button', { name: texts.steps.declined.do }).click()
    await decline(first.page)
    await cardOf(first.page, 'decision', name).waitFor()
    await decline(second.page)
    await second.page.getByText(texts.problem.conflict).waitFor()
    await cardOf(second.page, 'decision', name).waitFor()
    expect(mailed('We have decided not to go on')).toBe(0)
  })

  it('that a colleague takes on is not declined with words that were written before', async () => {
    const { id, name } = await apply()
    await using first = await openStaffPage(server)
    await using second = await openStaffPage(server)
    await goTo(first.page, `/admin/applications/${id}`)
    await first.page.getByRole('button', { name: texts.steps.review.do }).last().click()
    await cardOf(first.page, 'review', name).waitFor()
    const words = `Not now, ${name}.`
    const { page } = first
    const send = (by: Page, step: 'declined' | 'interview') =>
      by.locator('#step-form').getByRole('button', { name: texts.steps[step].do }).click()
    await goTo(page, `/admin/applications/${id}?step=declined`)
    await page.locator('[name="words"]').fill(words)
    await goTo(second.page, `/admin/applications/${id}?step=interview`)
    await send(second.page, 'interview')
    await cardOf(second.page, 'interview', name).waitFor()
    // As after the résumé was looked at in another tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await cardOf(page, 'interview', name).waitFor()
    await send(page, 'declined')
    await page.getByText(texts.problem.conflict).waitFor()
    expect(await page.locator('[name="words"]').inputValue()).toBe(words)
    // Whoever has been told sends them all the same.
    await send(page, 'declined')
    await cardOf(page, 'decision', name).waitFor()
    await expect.poll(() => mailed(words)).toBe(1)
  })
})

describe('by an owner an application', () => {
  const day = new Date(Date.now() + 500 * 86_400_000).toISOString().slice(0, 10)
  const reason = 'Asked on the phone to be thought of in spring.'

  it('is kept longer, with a reason and a mail, and no longer again', async () => {
    const { id, name } = await apply()
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await goTo(page, `/admin/applications/${id}`)
    await page.getByText(texts.keep.open, { exact: true }).click()
    await page.getByRole('button', { name: texts.keep.do }).click()
    await page.getByText(readTexts('en', 'staff-errors').problems.application_keep_ground).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel(texts.keep.until).fill(day)
    await page.getByLabel(texts.keep.ground).selectOption('consent')
    await page.getByLabel(texts.keep.reason).fill(reason)
    await page.getByRole('button', { name: texts.keep.do }).click()
    await page.getByText(texts.mails.kinds.kept, { exact: true }).waitFor()
    await page.locator('blockquote').getByText(reason).waitFor()
    await expect.poll(() => mailed(`Hello ${name},`)).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: `${texts.keep.undo}: ${name}` }).click()
    await page.locator('blockquote').waitFor({ state: 'detached' })
    expect(staff.problems.filter((problem) => !problem.includes('422'))).toEqual([])
  })

  it('is kept longer without scripts', async () => {
    const { id, name } = await apply()
    await using staff = await openStaffPage(server, { role: 'owner', javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${server.url}/admin/applications/${id}`)
    await page.getByText(texts.keep.open, { exact: true }).click()
    await page.getByLabel(texts.keep.until).fill(day)
    await page.getByLabel(texts.keep.reason).fill('So')
    await page.getByRole('button', { name: texts.keep.do }).click()
    await page.getByText(readTexts('en', 'staff-errors').problems.application_keep_reason).waitFor()
    expect(await page.getByLabel(texts.keep.until).inputValue()).toBe(day)
    await page.getByLabel(texts.keep.ground).selectOption('claim')
    await page.getByLabel(texts.keep.reason).fill(reason)
    await page.getByRole('button', { name: texts.keep.do }).click()
    await page.locator('blockquote').getByText(reason).waitFor()
    await page.getByRole('button', { name: `${texts.keep.undo}: ${name}` }).click()
    await page.locator('blockquote').waitFor({ state: 'detached' })
  })

  it('is not put off by a moderator', async () => {
    const { id } = await apply()
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, `/admin/applications/${id}`)
    await page.getByText(texts.deletion.fixed).waitFor()
    expect(await page.getByText(texts.keep.open, { exact: true }).count()).toBe(0)
  })
})

describe('without scripts', () => {
  it('applications are found, taken on, declined with a mail, noted, saved, deleted and brought back', async () => {
    const { name } = await apply({ message: 'I cut letters into stone, and into wood.' })
    await using staff = await openStaffPage(server, { javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${server.url}/admin/applications`)
    await page.getByRole('searchbox').fill(`stone ${name}`)
    await page.getByRole('button', { name: texts.filter.show }).click()
    await stage(page, 'received')
      .getByRole('button', { name: `${texts.steps.review.short}: ${name}` })
      .click()
    await page.getByText(texts.done.review.replace('{{name}}', name)).waitFor()
    await page.getByRole('button', { name: texts.done.back }).click()
    await stage(page, 'received')
      .getByRole('button', { name: `${texts.steps.review.short}: ${name}` })
      .click()
    await cardOf(page, 'review', name).click()
    await page.getByRole('link', { name: texts.steps.declined.do, exact: true }).click()
    await page.locator('[name="words"]').fill('Your serifs were fine.')
    await page.locator('#step-form').getByRole('button', { name: texts.steps.declined.do }).click()
    await page.getByText(texts.done.mailed, { exact: false }).first().waitFor()
    await expect.poll(() => mailed('Your serifs were fine.')).toBe(1)

    await page.getByRole('button', { name: texts.notes.add }).click()
    await page.getByText(readTexts('en', 'staff-errors').problems.application_note).waitFor()
    await page.locator('[name="text"]').fill('A pity.')
    await page.getByRole('button', { name: texts.notes.add }).click()
    await page.getByText('A pity.', { exact: true }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.resume.save }).click()
    expect((await download).suggestedFilename()).toBe('CV.pdf')

    await page.getByRole('button', { name: `${texts.delete.do}: ${name}` }).click()
    await page.getByText(texts.done.deleted.replace('{{name}}', name)).waitFor()
    await page.getByRole('button', { name: texts.done.restore }).click()
    await page.getByText(texts.done.restored.replace('{{name}}', name)).waitFor()
    await cardOf(page, 'decision', name).waitFor()
  })
})

describe('on a phone', () => {
  it('there is one stage at a time, then the application alone, and nothing scrolls sideways', async () => {
    const { name } = await apply({ fullName: 'Sample-With-A-Very-Long-Hyphenated-Name Without-Any-End' })
    await using staff = await openStaffPage(server, { viewport: { width: 360, height: 740 }, hasTouch: true })
    const { page } = staff
    const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    await goTo(page, '/admin/applications?stage=received')
    await stage(page, 'received').waitFor()
    expect(await stage(page, 'review').isVisible()).toBe(false)
    expect(await isWithin()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await cardOf(page, 'received', name).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    expect(await stage(page, 'received').isVisible()).toBe(false)
    expect(await isWithin()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to Applications' }).click()
    await page.waitForURL(`${server.url}/admin/applications?stage=received`)
    await stage(page, 'received').waitFor()
  })
})
