import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffCallName } from '#api/contract/staff/calls.ts'
import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import type { BoardAnswer } from '#api/contract/staff/posts.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { brand } from '#locales/brand.ts'
import editor from '#locales/en/staff/staff-editor.json' with { type: 'json' }
import errors from '#locales/en/staff/staff-errors.json' with { type: 'json' }
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import texts from '#locales/en/staff/staff-gate.json' with { type: 'json' }
import pairs from '#locales/en/staff/staff-pairs.json' with { type: 'json' }
import revisions from '#locales/en/staff/staff-revisions.json' with { type: 'json' }
import { localOf } from '#locales/zoned-time.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { openStaffPage, type StaffState, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

async function openEditor(storageState: StaffState, path: string) {
  const open = await openPage({ storageState })
  await open.page.goto(server.url + path)
  await sheet(open.page).waitFor()
  return open
}

const sheet = (page: Page) => page.locator('.ProseMirror')
const title = (page: Page) => page.locator('[name="title"]')

async function isSaved(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await page.locator('[role="status"] [data-state="saved"]').waitFor({ timeout: 20_000 })
}

/** In plain Markdown, by its key. */
async function writeMarkdown(page: Page, text: string): Promise<void> {
  await sheet(page).click()
  await page.keyboard.press('ControlOrMeta+m')
  await page.locator('textarea[name="body"]').fill(text)
  await page.keyboard.press('ControlOrMeta+m')
  await sheet(page).waitFor()
}

/** Without scripts. */
async function saveForm(page: Page, path: string, name: string, words: string): Promise<void> {
  await page.goto(server.url + path)
  await page.locator(`[name="${name}"]`).first().fill(words)
  const save = page.getByRole('button', { name: editor.bar.save, exact: true })
  await Promise.all([page.waitForEvent('load'), save.click()])
}

it('without scripts the gate opens nothing of all languages that was changed since it was shown', async () => {
  await using first = await openStaffPage(server, { name: 'Arta', javaScriptEnabled: false })
  await using second = await openStaffPage(server, { name: 'Besa', javaScriptEnabled: false })
  const { page } = first
  const post = '/admin/posts/multilingual-sites'
  await saveForm(page, `${post}/en`, 'title', 'Changed without scripts')
  await page.goto(`${server.url}${post}/en?check`)
  await saveForm(second.page, `${post}/sq`, 'author', 'Besa Half')
  const gate = page.locator('[data-slot="publish-gate"]')
  const send = () => Promise.all([page.waitForEvent('load'), gate.locator('[data-slot="lit-pane"]').click()])
  const shown = async () => (await fetch(`${server.url}/en/blog/app/multilingual-sites/`)).text()
  await send()
  expect(await gate.textContent()).toContain(errors.problems.post_changed)
  expect(await shown()).not.toContain('Besa Half')
  await send()
  expect(new URL(page.url()).search).toBe('')
  expect(await shown()).toContain('Besa Half')
}, 60_000)

describe('a post that two write', () => {
  it('is not opened with what the other has saved before it was looked at', async () => {
    await using first = await openEditor(await staffState(server, { name: 'Arta' }), '/admin/posts/new?in=en')
    await title(first.page).fill('Looked at')
    await writeMarkdown(first.page, 'One.\n\nTwo.\n\nThree.\n')
    await isSaved(first.page)
    const path = new URL(first.page.url()).pathname
    await using second = await openEditor(await staffState(server, { name: 'Besa' }), path)
    for (const [place, words] of ['One, half wri', 'One, written.'].entries()) {
      await writeMarkdown(second.page, `${words}\n\nTwo.\n\nThree.\n`)
      await isSaved(second.page)
      if (place === 0) await title(first.page).fill('Looked at twice')
      await first.page.keyboard.press('ControlOrMeta+Enter')
      await first.page.getByText(/Both texts fit together/).waitFor()
      await first.page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
      expect(await sheet(first.page).textContent()).toContain(words)
      await first.page.getByRole('button', { name: editor.strip.close, exact: true }).click()
    }
    await writeMarkdown(second.page, 'One, written twice.\n\nTwo.\n\nThree.\n')
    await isSaved(second.page)
    // Nor where what the other has saved cannot be read just now.
    const reading = '**/api/staff/posts/one?**'
    await first.page.route(reading, (route) => route.abort())
    await Promise.all([first.page.waitForRequest(reading), first.page.keyboard.press('ControlOrMeta+Enter')])
    await first.page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
    await first.page.unroute(reading)
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await first.page.getByText(/Both texts fit together/).waitFor()
    await first.page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await first.page.locator('[data-slot="publish-gate"]:not([data-state="checking"])').waitFor({ timeout: 30_000 })
  }, 120_000)
})

it('a translation is still right for the source that was looked at, not for what others have written since', async () => {
  await using first = await openEditor(await staffState(server, { name: 'Arta' }), '/admin/posts/new?in=de')
  await title(first.page).fill('Fenster')
  await writeMarkdown(first.page, 'Eins.\n\nZwei.\n')
  await isSaved(first.page)
  const path = new URL(first.page.url()).pathname
  await using second = await openEditor(await staffState(server, { name: 'Besa' }), path.replace(/de$/, 'it'))
  const { page } = second
  await title(page).fill('Finestre')
  await writeMarkdown(page, 'Uno.\n\nDue.\n')
  await isSaved(page)
  await writeMarkdown(first.page, 'Eins.\n\nZwei, neu.\n')
  await isSaved(first.page)
  await page.goto(`${server.url}${path.replace(/de$/, 'it')}?side`)
  const agree = page.locator('[data-slot="translation-panel"]').getByRole('button', { name: pairs.panel.agree })
  await agree.waitFor()
  await writeMarkdown(first.page, 'Eins, nachher.\n\nZwei, neu.\n')
  await isSaved(first.page)
  await agree.click()
  await page.locator('[data-slot="pair-list"]').getByText('nachher').filter({ visible: true }).first().waitFor()
  await agree.click()
  await page.locator('[data-slot="translation-panel"]').getByText(pairs.panel.agrees).waitFor()
}, 60_000)

it('a revision that is brought back leaves what all languages share as others have set it since', async () => {
  await using first = await openEditor(await staffState(server, { name: 'Arta' }), '/admin/posts/new?in=de')
  const { page } = first
  const author = (of: Page) => of.locator('[name="author"]')
  await title(page).fill('Fenster')
  await author(page).fill('Arta Sample')
  await isSaved(page)
  const path = new URL(page.url()).pathname
  await using second = await openEditor(await staffState(server, { name: 'Besa' }), path)
  await title(second.page).fill('Fenster, neu')
  await isSaved(second.page)
  await second.page.goto(server.url + path.replace(/de$/, 'en'))
  await sheet(second.page).waitFor()
  await title(second.page).fill('Windows')
  await author(second.page).fill('Besa Sample')
  await isSaved(second.page)
  await page.goto(`${server.url}${path}?history`)
  await page.locator('a[href*="?revision="]').filter({ hasText: 'Arta' }).first().click()
  await page.getByText(revisions.back.shared).waitFor()
  await page.getByRole('button', { name: revisions.back.action.replace('{{number}}', '1') }).click()
  await expect.poll(() => title(page).inputValue()).toBe('Fenster')
  await isSaved(page)
  await page.goto(server.url + path)
  expect([await title(page).inputValue(), await author(page).inputValue()]).toEqual(['Fenster', 'Besa Sample'])
}, 60_000)

it('a post that cannot be saved is not opened as it was before', async () => {
  await using staff = await openEditor(await staffState(server), '/admin/posts/new?in=en')
  const { page } = staff
  await title(page).fill('Saved once')
  await isSaved(page)
  const excerpt = page.locator('[name="excerpt"]').first()
  await excerpt.fill('x'.repeat(401))
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.locator('[role="status"] [data-state="refused"]').waitFor()
  await page.locator('[data-slot="publish-gate"]').waitFor({ state: 'detached' })
  await excerpt.fill('Short.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.locator('[data-slot="publish-gate"]:not([data-state="checking"])').waitFor({ timeout: 30_000 })
}, 60_000)

const HOUR = 3_600_000

describe('a post at its gate', () => {
  const id = 'choosing-a-cms'
  const isOut = async () => (await fetch(`${server.url}/en/blog/app/${id}/`)).ok
  const gate = (page: Page) => page.locator('[data-slot="publish-gate"]')
  const lit = (page: Page) => gate(page).locator('[data-slot="lit-pane"]:not(:disabled)')
  const from = (page: Page) => gate(page).locator('[name="from"]')
  const fieldOf = (at: number) => localOf(at, brand.timeZone)

  async function ask({ request }: Page, name: StaffCallName, data: object) {
    const headers = { origin: server.url }
    const answer = await request.post(server.url + staffPaths[name], { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  async function takeDown(page: Page): Promise<void> {
    const board: BoardAnswer = await (await page.request.get(server.url + staffPaths.listPosts)).json()
    const posts = board.posts.filter((post) => post.id === id).map(({ seen }) => ({ id, seen }))
    await ask(page, 'unpublishPosts', { posts })
  }

  async function schedule(page: Page, at: number): Promise<void> {
    const { versions }: ChecksAnswer = await (
      await page.request.get(`${server.url}${staffPaths.checkPost}?id=${id}`)
    ).json()
    await ask(page, 'openPost', { id, versions, from: at, until: null })
  }

  it('opens at no other time than the gate shows, whatever a colleague has set since', async () => {
    const path = `/admin/posts/${id}/en`
    const arta = await staffState(server, { name: 'Arta' })
    await using besa = await openPage({ storageState: await staffState(server, { name: 'Besa' }) })
    await takeDown(besa.page)
    await using first = await openEditor(arta, path)
    const opensAt = Math.ceil(Date.now() / HOUR) * HOUR + HOUR
    await schedule(besa.page, opensAt)
    await first.page.keyboard.press('ControlOrMeta+Enter')
    await gate(first.page).and(first.page.locator('[data-state="open"]')).waitFor({ timeout: 60_000 })
    expect(await from(first.page).inputValue()).toBe(fieldOf(opensAt))

    // Nor where it is changed once more while the gate stands open, or without scripts.
    await using plain = await openPage({ storageState: arta, javaScriptEnabled: false })
    await plain.page.goto(`${server.url}${path}?check`)
    expect(await from(plain.page).inputValue()).toBe(fieldOf(opensAt))
    await schedule(besa.page, opensAt + HOUR)
    for (const { page } of [first, plain]) {
      await gate(page).getByRole('radio', { name: texts.when.now }).check()
      await lit(page).click()
      await gate(page).getByText(errors.problems.post_changed).first().waitFor()
    }
    expect(await from(plain.page).inputValue()).toBe(fieldOf(opensAt + HOUR))
    expect(await isOut()).toBe(false)
    await gate(plain.page).getByRole('radio', { name: texts.when.now }).check()
    await lit(plain.page).click()
    await expect.poll(isOut).toBe(true)
  }, 120_000)

  it('is told of when it opens late, and takes nobody back who has left the gate', async () => {
    await using staff = await openEditor(await staffState(server), `/admin/posts/${id}/en`)
    const { page } = staff
    await takeDown(page)
    await page.reload()
    await staffHydrated(page)
    await page.keyboard.press('ControlOrMeta+Enter')
    await gate(page).and(page.locator('[data-state="open"]')).waitFor({ timeout: 60_000 })
    const { promise: late, resolve: answer } = Promise.withResolvers<void>()
    await page.route(`**${staffPaths.openPost}`, async (route) => {
      await late
      await route.continue()
    })
    await Promise.all([page.waitForRequest(`**${staffPaths.openPost}`), lit(page).click()])
    await page.keyboard.press('Escape')
    await gate(page).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: frame.places.messages }).first().click()
    await page.waitForURL('**/admin/messages')
    answer()
    await page.getByText(editor.opened).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/messages')
    expect(await isOut()).toBe(true)
  }, 120_000)
})
