import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import applications from '#locales/en/staff/staff-applications.json' with { type: 'json' }
import editor from '#locales/en/staff/staff-editor.json' with { type: 'json' }
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import openings from '#locales/en/staff/staff-openings.json' with { type: 'json' }
import posts from '#locales/en/staff/staff-posts.json' with { type: 'json' }
import session from '#locales/en/staff/staff-session.json' with { type: 'json' }
import { goodApplication } from '../support/app/applications.ts'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
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

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await staffHydrated(page)
}

async function apply(): Promise<string> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...goodApplication, email: `${randomUUID()}@example.org` }))
    form.set(field, value)
  form.set('resume', new File([new Uint8Array(makePdf())], 'CV.pdf', { type: 'application/pdf' }))
  const headers = { accept: 'application/json' }
  const answer = await fetch(`${server.url}/api/applications`, { method: 'POST', headers, body: form })
  const { id }: { id: string } = JSON.parse(await answer.text())
  return id
}

const question = (page: Page) => page.getByRole('alertdialog')
const press = (page: Page, deed: string) => question(page).getByRole('button', { name: deed }).click()
const rail = (page: Page, place: string) => page.locator(`a[href="${place}"]`).first()
const back = (page: Page) => page.getByRole('link', { name: openings.form.back })
const text = (page: Page) => page.locator('[name="text-en"]')

/** Those that the browser asks before the page is left. */
function unloadsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  return asked
}

/** An opening that is saved, and whose next save waits for `answer`. */
async function savedSlowly(page: Page) {
  await goTo(page, '/admin/openings/new')
  await page.locator('[name="title-en"]').fill('A painter')
  await text(page).fill('You paint.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByText(/Version 1/).waitFor()
  const isAnswered = Promise.withResolvers<boolean>()
  await page.route('**/api/staff/openings*', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    if (await isAnswered.promise) await route.continue()
    else await route.abort('connectionreset')
  })
  return isAnswered.resolve
}

async function save(page: Page, words: string): Promise<void> {
  await text(page).fill(words)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.keyboard.press('ControlOrMeta+Enter')
  await sent
}

describe('an opening that is left while it is being saved', () => {
  it('waits, and asks where the save does not work', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    const answer = await savedSlowly(page)
    await save(page, 'You paint by day.')
    await back(page).click()
    answer(false)
    await question(page).getByText(openings.leave.text).waitFor()
    await press(page, session.leave.keep)
    expect(await text(page).inputValue()).toBe('You paint by day.')
  })

  it('waits, and is left without a question once it is saved', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    const answer = await savedSlowly(page)
    const { pathname } = new URL(page.url())
    await save(page, 'You paint by night.')
    await back(page).click()
    answer(true)
    await page.waitForURL(/\/admin\/openings$/)
    expect(await question(page).count()).toBe(0)
    await goTo(page, pathname)
    expect(await text(page).inputValue()).toBe('You paint by night.')
  })

  it('asks for what was typed on', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    const answer = await savedSlowly(page)
    await save(page, 'You paint by night.')
    await text(page).press('End')
    await page.keyboard.type(' Typed on.')
    answer(true)
    await page.getByText(/Version 2/).waitFor()
    expect(await text(page).inputValue()).toBe('You paint by night. Typed on.')
    await back(page).click()
    await question(page).getByText(openings.leave.text).waitFor()
  })
})

describe('a new opening', () => {
  it('that was refused first and is saved now says so, and is left without a question', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin/openings/new')
    await text(page).fill('You paint.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.locator('#opening-form [aria-invalid="true"]').first().waitFor()
    await page.locator('[name="title-en"]').fill('A painter of walls')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.waitForURL(/saved/)
    await page.getByText(openings.done, { exact: true }).waitFor()
    expect(await page.locator('#opening-form [aria-invalid="true"]').count()).toBe(0)
    await back(page).click()
    await page.waitForURL(/\/admin\/openings$/)
    expect(await question(page).count()).toBe(0)
  })
})

describe('who signs out', () => {
  it('is asked where something is half written', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin/openings/new')
    await page.locator('[name="title-en"]').fill('A painter of windows')
    await page.locator('[data-slot="rail-foot"] button').last().click()
    await page.getByRole('menuitem', { name: frame.signOut }).click()
    await press(page, session.leave.keep)
    expect(await page.locator('[name="title-en"]').inputValue()).toBe('A painter of windows')
    await question(page).waitFor({ state: 'detached' })
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').getByRole('combobox').fill(frame.signOut)
    await page.getByRole('option', { name: frame.signOut }).click()
    await press(page, session.leave.deed)
    await page.waitForURL(/\/admin\/login/)
  })
})

describe('words for an application', () => {
  it('wait where they were begun, and nobody closes the page over them without a question', async () => {
    const id = await apply()
    await using staff = await openStaffPage(server)
    const { page } = staff
    const unloads = unloadsAsked(page)
    const note = page.getByRole('textbox', { name: applications.notes.label })
    await goTo(page, `/admin/applications/${id}`)
    await note.pressSequentially('She asked for a day')
    await rail(page, '/admin/messages').click()
    await page.waitForURL(/\/admin\/messages$/)
    await page.goBack()
    await expect.poll(() => note.inputValue()).toBe('She asked for a day')
    await rail(page, '/admin/messages').click()
    await page.waitForURL(/\/admin\/messages$/)
    await page.reload()
    expect(unloads).toEqual(['beforeunload'])

    // What is sent is nothing begun.
    await goTo(page, `/admin/applications/${id}`)
    await note.pressSequentially('She asked for a day')
    await page.getByRole('button', { name: applications.notes.add }).click()
    await page.getByText('She asked for a day', { exact: true }).first().waitFor()
    await expect.poll(() => note.inputValue()).toBe('')
    await page.reload()
    expect(unloads).toHaveLength(1)
  })

  it('of the mail that declines it wait as well, until it is declined', async () => {
    const id = await apply()
    await using staff = await openStaffPage(server)
    const { page } = staff
    const unloads = unloadsAsked(page)
    await goTo(page, `/admin/applications/${id}`)
    const reviewed = page.waitForResponse((response) => response.request().method() === 'POST')
    await page
      .locator('[data-slot="application-sheet"]')
      .getByRole('button', { name: applications.steps.review.do })
      .click()
    await reviewed
    await goTo(page, `/admin/applications/${id}?step=declined`)
    const words = page.locator('[name="words"]')
    await words.pressSequentially('Thank you for the drawings.')
    await rail(page, '/admin/messages').click()
    await page.waitForURL(/\/admin\/messages$/)
    await page.goBack()
    await expect.poll(() => words.inputValue()).toBe('Thank you for the drawings.')
    await page.locator('#step-form').getByRole('button', { name: applications.steps.declined.do }).click()
    await words.waitFor({ state: 'detached' })
    await page.reload()
    expect(unloads).toEqual([])
  })
})

describe('a new post that the server never had', () => {
  it('is kept, as who leaves is told, and gone on with when a post is to be written again', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    const write = page.getByRole('link', { name: posts.write }).first()
    const title = page.locator('[name="title"]')
    await goTo(page, '/admin/posts')
    await write.click()
    await page.locator('.ProseMirror').waitFor()
    await page.locator('[data-slot="leaving"]').waitFor({ state: 'attached' })
    const { pathname } = new URL(page.url())
    let isAway = true
    await page.route(
      (url) => url.pathname.startsWith('/api/staff/posts/'),
      (route) => (isAway && route.request().method() === 'POST' ? route.abort() : route.continue()),
    )
    await title.fill('A kept post')
    await page.locator('.ProseMirror').pressSequentially('Half an hour of words.')
    await page.getByText(editor.strip.awayText).waitFor()
    await rail(page, '/admin/posts').click()
    await question(page).getByText(editor.leave.newText).waitFor()
    await press(page, session.leave.deed)
    await page.waitForURL(/\/admin\/posts$/)
    await page.reload()
    isAway = false
    await staffHydrated(page)

    await write.click()
    await page.waitForURL(server.url + pathname)
    await expect.poll(() => title.inputValue()).toBe('A kept post')
    await expect.poll(() => page.locator('.ProseMirror').textContent()).toBe('Half an hour of words.')
    // Saved by now: the next is another one.
    await page.locator('[role="status"] [data-state="saved"]').waitFor()
    await goTo(page, '/admin/posts')
    await page.getByRole('link', { name: 'A kept post' }).first().waitFor()
    await write.click()
    await page.locator('.ProseMirror').waitFor()
    expect(new URL(page.url()).pathname).not.toBe(pathname)
    expect(await title.inputValue()).toBe('')
  })
})

describe('any other form with words in it', () => {
  it('asks, and no longer once what was written is taken out again', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await goTo(page, '/admin/people?invite')
    const email = page.locator('[data-slot="invite-form"] [name="email"]')
    await email.fill('anna@example.org')
    await rail(page, '/admin/openings').click()
    await press(page, session.leave.keep)
    await email.fill('')
    await rail(page, '/admin/openings').click()
    await page.waitForURL(/\/admin\/openings$/)
  })
})
