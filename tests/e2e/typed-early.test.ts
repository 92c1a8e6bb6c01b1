import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { names } from '#site/visitor/stored-names.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { openEarly } from '../support/browser/early-page.ts'
import { type StaffState, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
let owner: StaffState
beforeAll(async () => {
  server = await startServer()
  owner = await staffState(server, { role: 'owner', name: 'Arta' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** Types at the end of what is there, as a person does. */
async function add(page: Page, field: string, words: string): Promise<void> {
  await page.locator(field).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(words)
}

const wordsIn = (page: Page, field: string) => page.locator(field).inputValue()

describe('what a visitor does before the scripts have come', () => {
  const texts = readTexts('en', 'contact-form')

  it('stays in the contact form, which then is sent', async () => {
    await using open = await openEarly(`${server.url}/en/contact/`)
    const { page } = open
    await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
    await page.getByLabel(texts.email, { exact: true }).fill('early@example.org')
    await page.getByLabel(texts.purpose, { exact: true }).selectOption('consultation')
    await page.getByLabel(texts.message, { exact: true }).fill('We would like a window on the web.')
    open.come()
    await hydrated(page)
    expect(await wordsIn(page, '[name="purpose"]')).toBe('consultation')
    await page.getByRole('button', { name: texts.send }).click()
    await page.waitForURL(/thank-you/)
    expect(open.problems).toEqual([])
  })

  it('is written beside what the tab had kept of a message, and not over it', async () => {
    await using open = await openEarly(`${server.url}/en/contact/`)
    const { page } = open
    const kept = { name: '', email: 'early@example.org', purpose: 'support', message: 'Half an hour of words.' }
    await page.evaluate(
      ([name = '', draft = '']) => sessionStorage.setItem(name, draft),
      [names.contactDraft, JSON.stringify(kept)],
    )
    await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
    open.come()
    await hydrated(page)
    await expect.poll(() => wordsIn(page, '[name="message"]')).toBe(kept.message)
    expect(await wordsIn(page, '[name="name"]')).toBe('Jonida Sample')
    expect(await page.evaluate((name) => sessionStorage.getItem(name), names.contactDraft)).toContain(kept.message)
  })

  it('stays in the application: the opening, the kind of work that is chosen, and the words', async () => {
    await using staff = await openPage({ storageState: owner, javaScriptEnabled: false })
    await staff.page.goto(`${server.url}/admin/openings/new`)
    await staff.page.locator('[name="isOpen"]').selectOption('open')
    await staff.page.locator('[name="title-en"]').fill('Frontend developer')
    await staff.page.locator('[name="text-en"]').fill('You know the platform.')
    await staff.page
      .getByRole('button', { name: readTexts('en', 'staff-openings').form.save })
      .first()
      .click()
    await staff.page.waitForURL(/\?saved$/)

    const form = readTexts('en', 'application-form')
    await using open = await openEarly(`${server.url}/en/careers/`)
    const { page } = open
    const opening = page.getByLabel(form.opening, { exact: true })
    await opening.selectOption({ label: 'Frontend developer' })
    const chosen = await opening.inputValue()
    await page.getByText(form.interests.partnership, { exact: true }).click()
    await page.getByLabel(form.message, { exact: true }).fill('I set type.')
    open.come()
    await hydrated(page)
    expect(await page.getByRole('radio', { name: form.interests.partnership }).isChecked()).toBe(true)
    // React renders the form anew: it knows of all.
    await page.getByLabel(form.fullName, { exact: true }).fill('Jonida Sample')
    await page.getByRole('button', { name: form.send }).click()
    await page.getByText(form.errors.resume_missing).waitFor()
    expect(await opening.inputValue()).toBe(chosen)
    expect(await page.getByRole('radio', { name: form.interests.partnership }).isChecked()).toBe(true)
    expect(await wordsIn(page, '[name="message"]')).toBe('I set type.')
    expect(open.problems).toEqual([])
  })
})

describe('what staff do before the scripts have come', () => {
  it('stays in the title of a post, after the words that it had, and is saved', async () => {
    await using open = await openEarly(`${server.url}/admin/posts/choosing-a-cms/en`, { storageState: owner })
    const { page } = open
    const before = await wordsIn(page, '[name="title"]')
    await add(page, '[name="title"]', ', again')
    open.come()
    await page.locator('.ProseMirror').waitFor()
    await page.keyboard.type(' and again')
    await page.locator('[role="status"] [data-state="saved"]').waitFor({ timeout: 20_000 })
    await page.reload()
    await page.locator('.ProseMirror').waitFor()
    expect(await wordsIn(page, '[name="title"]')).toBe(`${before}, again and again`)
    expect(open.problems).toEqual([])
  })

  it('is what a post is saved with: its mark, turned on and sent', async () => {
    await using open = await openEarly(`${server.url}/admin/posts/choosing-a-cms/de`, { storageState: owner })
    const { page } = open
    const mark = page.locator('[name="isFeatured"]')
    const was = await mark.isChecked()
    await page.locator('label', { has: mark }).click()
    await page.getByRole('button', { name: readTexts('en', 'staff-editor').bar.save, exact: true }).click()
    await page
      .getByText(/^Saved .* version \d+$/)
      .first()
      .waitFor()
    expect(await mark.isChecked()).toBe(!was)
    open.come()
    await page.locator('.ProseMirror').waitFor()
    expect(await mark.isChecked()).toBe(!was)
  })

  it('says at the gate that a post opens later', async () => {
    await using open = await openEarly(`${server.url}/admin/posts/choosing-a-cms/de?check`, { storageState: owner })
    const form = open.page.locator('form[data-slot="publish-gate"]')
    await form.locator('[name="from"]').fill('2020-01-01T09:00')
    await form.locator('[data-slot="lit-pane"]').click()
    await form.locator('[name="from"][aria-invalid="true"]').waitFor()
    expect(await form.locator('[name="when"]:checked').inputValue()).toBe('later')
  })

  it('is the topics of an issue, sent early or kept', async () => {
    await using first = await openPage({ storageState: owner })
    await first.page.goto(`${server.url}/admin/newsletter/issues`)
    await staffHydrated(first.page)
    await first.page.locator('[data-slot="lit-pane"]').click()
    await first.page.waitForURL(/\/admin\/newsletter\/issues\/[\w-]+$/)
    const { pathname } = new URL(first.page.url())

    await using open = await openEarly(server.url + pathname, { storageState: owner })
    const { page } = open
    const news = page.locator('[name="topics"]').first()
    await news.check()
    await page.locator('[name="title"]').fill('In December')
    await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      page.locator('form:has([name="topics"])').evaluate((form: HTMLFormElement) => form.requestSubmit()),
    ])
    await expect.poll(() => wordsIn(page, '[name="title"]')).toBe('In December')
    expect(await news.isChecked()).toBe(true)
    await page.locator('[name="topics"]').nth(1).check()
    await page.locator('[name="gaps"]').selectOption({ index: 1 })
    const rule = await wordsIn(page, '[name="gaps"]')
    await add(page, '[name="subject"]', 'What is new')
    open.come()
    await staffHydrated(page)
    // Each change renders all fields anew.
    await add(page, '[name="subject"]', ' here')
    expect(await wordsIn(page, '[name="subject"]')).toBe('What is new here')
    expect(await wordsIn(page, '[name="gaps"]')).toBe(rule)
    expect(await page.locator('[name="topics"]:checked').count()).toBe(2)
  })
})
