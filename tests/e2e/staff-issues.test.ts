import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
/** Cookies. */
let owner: StaffState
let moderator: StaffState
/** Address of the issue that is begun. */
let draft: string

beforeAll(async () => {
  server = await startServer()
  owner = await staffState(server, { role: 'owner', name: 'Arta' })
  moderator = await staffState(server, { role: 'moderator', name: 'Mira' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const list = readTexts('en', 'staff-newsletter')
const frame = readTexts('en', 'staff-frame')
const issues = readTexts('en', 'staff-issues')
const sending = readTexts('en', 'staff-sending')

const lit = (page: Page) => page.locator('[data-slot="lit-pane"]')

/** What has been mailed to readers, without what staff get. */
async function mailed(): Promise<Email[]> {
  const folder = path.join(server.dataDir, 'outbox')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))))
  return mails.filter(({ to }) => to?.[0]?.address?.startsWith('reader-'))
}

const headerOf = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(server.url + address)
  await staffHydrated(page)
}

async function bringIn(page: Page, ...lines: string[]): Promise<void> {
  await goTo(page, '/admin/newsletter/import')
  await page.getByLabel(list.in.paste).fill(['email,language,confirmed_at,how', ...lines].join('\n'))
  await page.getByRole('button', { name: list.in.look }).click()
  await page.getByRole('heading', { name: list.report.title }).waitFor()
  await expect.poll(() => lit(page).isEnabled()).toBe(true)
  await lit(page).click()
  await page
    .getByText(/ (was|were) put on the list/)
    .first()
    .waitFor()
}

describe('an issue of the newsletter', () => {
  it('is begun, gets a post and words, is tested, sent at once, and each reader has it in their language', async () => {
    await using open = await openPage({ storageState: owner, viewport: { width: 1440, height: 900 } })
    const { page } = open
    await bringIn(
      page,
      'reader-en@example.org,en,2025-05-03,At a stand',
      'reader-de@example.org,de,2025-05-03,At a stand',
      'reader-sq@example.org,sq,2025-05-03,At a stand',
    )

    await goTo(page, '/admin/newsletter/issues')
    expect(await axeFindings(page)).toEqual([])
    await lit(page).click()
    await page.waitForURL(/\/admin\/newsletter\/issues\/[\w-]+$/)
    await staffHydrated(page)
    await page.getByRole('button', { name: issues.blocks.add }).click()
    await page.getByRole('menuitem', { name: issues.block.kinds.post }).click()
    const wanted = page.getByRole('dialog').getByLabel(issues.picker.field)
    await expect.poll(() => wanted.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('bakery')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /bakery/i })
      .first()
      .click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('bakery')
    await expect.poll(() => lit(page).textContent(), { timeout: 15_000 }).toContain('3')
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: issues.test.send }).click()
    await page.getByText(issues.test.sent_one.replace('{{count}}', '1')).first().waitFor()

    await page.getByRole('radio', { name: issues.when.now }).check()
    await lit(page).click()
    await page.getByRole('button', { name: issues.when.sureDeed }).click()
    await page.waitForURL(/\/sending$/)
    await page.getByRole('table', { name: sending.report.title }).waitFor({ timeout: 40_000 })
    expect(await axeFindings(page)).toEqual([])
    expect(open.problems).toEqual([])

    const mails = await mailed()
    expect(mails.map((mail) => mail.to?.[0]?.address).toSorted()).toEqual([
      'reader-de@example.org',
      'reader-en@example.org',
      'reader-sq@example.org',
    ])
    for (const mail of mails) {
      expect(headerOf(mail, 'content-language')).toBe(mail.to?.[0]?.address?.slice(7, 9))
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(mail.html).not.toContain('.invalid')
      const web = /http[^"\s]+\/newsletter\/issues\/[^"\s]+/.exec(mail.html ?? '')?.[0] ?? ''
      const shown = await fetch(web)
      expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow'])
      expect(await shown.text()).not.toContain('unsubscribe?token')
    }

    // Whoever looks for an address comes to it, past the issues above.
    await goTo(page, '/admin/newsletter?q=reader-de')
    await expect
      .poll(async () => {
        // From the beginning each time: the first keys may come before the page listens.
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
        await page.keyboard.press('j')
        return page.evaluate(() => document.activeElement?.textContent)
      })
      .toBe('reader-de@example.org')
  })

  it('is written by a moderator, who sends nothing and sees no addresses', async () => {
    await using open = await openPage({ storageState: moderator })
    const { page } = open
    await goTo(page, '/admin/newsletter')
    await page.waitForURL(/\/admin\/newsletter\/issues$/)
    await staffHydrated(page)
    expect(await page.content()).not.toContain('reader-en@example.org')
    await lit(page).click()
    await page.waitForURL(/\/admin\/newsletter\/issues\/[\w-]+$/)
    await staffHydrated(page)
    await page.getByText(issues.when.notYours).waitFor()
    draft = new URL(page.url()).pathname
    expect(open.problems).toEqual([])
  })

  it('can be tested once more after the login that it asked for was put aside', async () => {
    await using open = await openPage({ storageState: owner })
    const { page } = open
    await goTo(page, draft)
    const send = page.getByRole('button', { name: issues.test.send })
    // Nothing but the test is to learn that the session has ended.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await send.click()
    await page.getByRole('dialog', { name: frame.expired.title }).waitFor()
    await page.keyboard.press('Escape')
    await page.context().addCookies(owner.cookies)
    await send.click()
    await page.getByText(issues.test.sent_one.replace('{{count}}', '1')).first().waitFor()
  })
})
