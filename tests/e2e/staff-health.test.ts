import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated, staffState } from '../support/browser/staff-visitor.ts'
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

const texts = readTexts('en', 'staff-health')

/** Mails that were given up; resolves to their ids. */
async function addDead(count: number): Promise<string[]> {
  const { db } = await openDatabase({ ...server, now: Date.now, onError: () => {} })
  const at = Date.now() - 3_600_000
  const mail = {
    from: { name: '', address: 'website@dritare.example' },
    to: { name: '', address: 'jonida@example.org' },
    date: at,
    automatic: true,
    template: 'contact-acknowledgement',
    props: {},
    language: 'sq',
  }
  const ids = Array.from({ length: count }, () => randomUUID())
  await db
    .insertInto('outbox')
    .values(
      ids.map((id) => ({
        id,
        kind: 'mail',
        payload: JSON.stringify(mail),
        created_at: at,
        due_at: at,
        attempts: 40,
        failed_at: at,
        last_error: '452 mailbox full',
      })),
    )
    .execute()
  await db.destroy()
  return ids
}

const isWritten = (id: string) => existsSync(path.join(server.dataDir, 'outbox', `${id}.eml`))
const letters = (page: Page) => page.locator('[data-slot="dead-letter"]')
const name = texts.letters['contact-acknowledgement']

describe('mails that were given up', () => {
  it('lead an owner from the desk to health, where they are forgotten and tried again by keyboard', async () => {
    const [first = '', second = ''] = await addDead(2)
    await using owner = await openStaffPage(server, { role: 'owner' })
    const { page } = owner
    await page.goto(`${server.url}/admin`)
    await staffHydrated(page)
    await page.getByRole('link', { name: /^(2|Two) mails could not be delivered/ }).click()
    await page.waitForURL(`${server.url}/admin/health#dead-letters`)
    // On a machine that is busy otherwise a job may be late as well, and the title says so.
    const title = new RegExp(`^(${texts.title.things_one}|${texts.title.things_other.replace('{{number}}', '.+')})$`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(texts.asks.dead_other.replace('{{number}}', '2')).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.locator('main').textContent()).not.toContain('jonida@')
    // What runs several times a minute says so in seconds.
    expect(await page.locator('main').textContent()).not.toContain(texts.jobs.every.replace('{{span}}.', '0'))

    const letter = page.locator(`#letter-${first}`)
    await letter.getByRole('link', { name: `${texts.drop.open}: ${name}` }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(texts.drop.keep)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByText(texts.done.drop).waitFor()
    await expect.poll(() => letters(page).count()).toBe(1)

    await page.getByRole('button', { name: `${texts.retry}: ${name}` }).press('Enter')
    await page.getByText(texts.done.retry_one).waitFor()
    await page.getByRole('heading', { level: 1, name: texts.title.nothing }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(texts.done.retry_one)
    await vi.waitFor(() => expect(isWritten(second)).toBe(true), 10_000)
    expect(isWritten(first)).toBe(false)
    expect(owner.problems).toEqual([])
  })

  it('are forgotten and tried again without scripts too, and one that is gone is said to be', async () => {
    const [first = '', second = '', third = ''] = await addDead(3)
    const storageState = await staffState(server, { role: 'owner' })
    await using plain = await openPage({ javaScriptEnabled: false, storageState })
    const { page } = plain
    await page.goto(`${server.url}/admin/health`)
    await page
      .locator(`#letter-${first}`)
      .getByRole('link', { name: `${texts.drop.open}: ${name}` })
      .click()
    await page.getByText(texts.drop.text).waitFor()
    await page.getByRole('button', { name: texts.drop.deed }).click()
    await page.getByText(texts.done.drop).waitFor()
    expect(await letters(page).count()).toBe(2)

    // Another page was loaded before.
    await using other = await openPage({ javaScriptEnabled: false, storageState })
    await other.page.goto(`${server.url}/admin/health`)
    await page.getByRole('button', { name: texts.retryAll_other.replace('{{number}}', '2') }).click()
    await page.getByText(texts.done.retry_other.replace('{{number}}', '2')).waitFor()
    await vi.waitFor(() => expect([second, third].map(isWritten)).toEqual([true, true]), 10_000)
    await other.page.locator(`#letter-${second}`).getByRole('button').first().click()
    await other.page.getByText(texts.done.gone).waitFor()
    await page.getByRole('link', { name: texts.again }).first().click()
    await page.getByText(texts.dead.none).waitFor()
  })
})
