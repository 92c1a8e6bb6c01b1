import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, sendForm, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
/** Cookies. */
let owner: StaffState
let moderator: StaffState

beforeAll(async () => {
  server = await startServer()
  owner = await staffState(server, { role: 'owner', name: 'Arta' })
  moderator = await staffState(server, { role: 'moderator', name: 'Mira' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const texts = readTexts('en', 'staff-newsletter')
const deleted = readTexts('en', 'staff-deleted')
const frame = readTexts('en', 'staff-frame')

const HEADING = 'email,language,confirmed_at,how'
const proven = (email: string, language: string) => `${email},${language},2025-05-03,A list at our stand`

/** Who has had a mail. */
function mailedTo(): Promise<string[]> {
  const folder = path.join(server.dataDir, 'outbox')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
  return Promise.all(
    files.map(async (file) => (await PostalMime.parse(readFileSync(path.join(folder, file)))).to?.[0]?.address ?? ''),
  )
}

const lit = (page: Page) => page.locator('[data-slot="lit-pane"]')
const rows = (page: Page) => page.locator('[data-slot="subscriber-row"]')
const outcome = (page: Page, name: keyof typeof texts.outcomes, count: number) =>
  page.getByRole('link', { name: `${texts.outcomes[name]} ${count}`, exact: true })

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(server.url + address)
  await staffHydrated(page)
}

/** Pasted, up to the report. */
async function paste(page: Page, ...lines: string[]): Promise<void> {
  await goTo(page, '/admin/newsletter/import')
  await page.getByLabel(texts.in.paste).fill([HEADING, ...lines].join('\n'))
  await page.getByRole('button', { name: texts.in.look }).click()
  await page.getByRole('heading', { name: texts.report.title }).waitFor()
}

/** By the keys of the lit pane. */
async function bringIn(page: Page): Promise<void> {
  await expect.poll(() => lit(page).isEnabled()).toBe(true)
  await page.getByRole('heading', { name: texts.report.title }).click()
  await page.keyboard.press('Control+Enter')
  await page
    .getByText(texts.done.added_one)
    .or(page.getByText(/ (was|were) put on the list/))
    .first()
    .waitFor()
}

describe('the newsletter’s list', () => {
  it('takes addresses in after a dry run, asks who has no proof, and leaves out who has left', async () => {
    await using open = await openPage({ storageState: owner })
    const { page } = open
    await goTo(page, '/admin')
    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await page.getByRole('heading', { name: texts.empty.listed }).waitFor()
    expect(await axeFindings(page), 'nobody yet').toEqual([])
    await page.keyboard.press('n')
    await page.getByRole('heading', { level: 1, name: texts.import.title }).waitFor()
    expect(await axeFindings(page), 'nothing chosen').toEqual([])
    await expect.poll(() => lit(page).isDisabled()).toBe(true)

    await paste(page, proven('ada@example.org', 'de'), 'ben@example.org,fr,,', 'no address,en,,')
    await outcome(page, 'added', 1).waitFor()
    await outcome(page, 'asked', 1).waitFor()
    expect(await axeFindings(page), 'the dry run').toEqual([])
    await outcome(page, 'refused', 1).click()
    await page.getByText(texts.outcomes.refusedText).waitFor()
    expect(await page.getByText(texts.importReasons.address).count()).toBe(1)
    expect(await mailedTo()).not.toContain('ben@example.org')
    await bringIn(page)
    await vi.waitFor(async () => expect(await mailedTo()).toContain('ben@example.org'), { timeout: 15_000 })
    expect(await mailedTo()).not.toContain('ada@example.org')

    // Found, and taken off the list on request.
    await goTo(page, '/admin/newsletter')
    expect(await axeFindings(page), 'the list').toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.type('ada@')
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=ada/)
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByText('A list at our stand').waitFor()
    expect(await axeFindings(page), 'one person').toEqual([])
    await page.getByLabel(texts.leaving.reason).selectOption('phone')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: texts.one.gone }).waitFor()

    // Whatever a file says.
    await paste(page, proven('ada@example.org', 'de'), proven('cleo@example.org', 'it'), 'ben@example.org,fr,,')
    await outcome(page, 'suppressed', 1).waitFor()
    await outcome(page, 'known', 1).waitFor()
    await bringIn(page)
    await goTo(page, '/admin/newsletter?shelf=never')
    await page.getByText(texts.suppressed.reasons.asked).or(page.getByText(texts.empty.never)).first().waitFor()
    expect(await axeFindings(page), 'only hashes').toEqual([])
    expect(await page.content()).not.toContain('ada@example.org')
    expect(open.problems).toEqual([])
  })

  it('takes the sentence on how they agreed as it stands in its field, and shows what it changes first', async () => {
    await using open = await openPage({ storageState: owner })
    const { page } = open
    const how = page.getByLabel(texts.reading.how)
    await paste(page, 'fay@example.org,de,2025-05-03,')
    await outcome(page, 'asked', 1).waitFor()
    await how.fill('At our stand')
    await page.keyboard.press('Control+Enter')
    await outcome(page, 'added', 1).waitFor()
    await how.fill('')
    await page.getByRole('heading', { name: texts.report.title }).click()
    await outcome(page, 'asked', 1).waitFor()
    await how.fill('At our stand in May')
    await page.getByRole('heading', { name: texts.report.title }).click()
    await outcome(page, 'added', 1).waitFor()
    await bringIn(page)
    expect(await mailedTo()).not.toContain('fay@example.org')
    expect(open.problems).toEqual([])
  })

  it('deletes one from its row by keyboard, takes it back, and finds it among the deleted', async () => {
    await using open = await openPage({ storageState: owner })
    const { page } = open
    await paste(page, proven('dora@example.org', 'sq'))
    await bringIn(page)
    await goTo(page, '/admin/newsletter?q=dora')

    async function deleteDora(): Promise<void> {
      await page.getByRole('button', { name: 'dora@example.org: what can be done' }).focus()
      await page.keyboard.press('Enter')
      const chosen = page.locator('[role="menuitem"][data-highlighted]')
      await chosen.waitFor()
      // The menu moves the focus to its first line once more when it has opened.
      await expect
        .poll(async () => {
          await page.keyboard.press('End')
          return chosen.textContent()
        })
        .toContain(texts.menu.delete)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: texts.notFound.title }).waitFor()
    }
    await deleteDora()
    await page.getByRole('button', { name: frame.notices.undo }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    await deleteDora()

    await goTo(page, '/admin/recently-deleted?kind=subscriber')
    await page
      .getByRole('button', { name: new RegExp(`^${deleted.restore.one}`) })
      .last()
      .click()
    await page.getByText(deleted.done.restore_one).first().waitFor()
    await goTo(page, '/admin/newsletter?q=dora')
    await page.getByRole('link', { name: 'dora@example.org' }).click()
    await page.getByText(texts.events.restored).first().waitFor()
    expect(open.problems).toEqual([])
  })

  it('works without scripts: import, list, the street as a table, leaving and taking it back', async () => {
    await using open = await openPage({ storageState: owner, javaScriptEnabled: false })
    const { page } = open
    const press = (name: string | RegExp) =>
      Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).first().click()])
    await page.goto(`${server.url}/admin/newsletter/import`)
    await press(texts.in.look)
    await page.getByText(readTexts('en', 'staff-errors').problems.import_missing).waitFor()
    await page.getByLabel(texts.in.paste).fill([HEADING, proven('eva@example.org', 'es')].join('\n'))
    await press(texts.in.look)
    await outcome(page, 'added', 1).waitFor()
    await page.getByLabel(texts.reading.tongue).selectOption('de')
    await press(texts.reading.again)
    expect(new URL(page.url()).searchParams.get('tongue')).toBe('de')
    await press(/Bring in 1 address/)
    await page.getByText('1 address was put on the list.').waitFor()

    await page.goto(`${server.url}/admin/newsletter`)
    await page.getByRole('link', { name: texts.street.asTable }).click()
    await page.getByRole('columnheader', { name: texts.street.all }).waitFor()
    await page.locator('[name="q"]').fill('eva')
    await page.locator('[name="q"]').focus()
    await sendForm(page)
    await page.getByRole('link', { name: 'eva@example.org' }).click()
    await page.getByLabel(texts.leaving.reason).selectOption('letter')
    await press(new RegExp(`^${texts.leaving.deed}`))
    await page.getByRole('heading', { name: texts.one.gone }).waitFor()
    await press(texts.done.undo)
    await page.getByText('eva@example.org is on the list again.').waitFor()
  })

  it('fits a phone of 320 pixels, and is shut for moderators, who are led to the issues', async () => {
    await using open = await openPage({ storageState: owner, viewport: { width: 320, height: 640 } })
    for (const address of ['/admin/newsletter', '/admin/newsletter?as=table', '/admin/newsletter/import']) {
      await goTo(open.page, address)
      expect(await open.page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
    await using other = await openPage({ storageState: moderator })
    const answer = await other.page.goto(`${server.url}/admin/newsletter/import`)
    expect(answer?.status()).toBe(403)
    await other.page.goto(`${server.url}/admin`)
    await other.page.getByRole('link', { name: frame.places.newsletter }).first().click()
    await other.page.waitForURL(/\/admin\/newsletter\/issues$/)
  })
})
