import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser } from '../support/browser/browser-page.ts'
import {
  answerField as field,
  openMessage,
  messageTexts as texts,
  writeMessage,
} from '../support/browser/staff-messages.ts'
import { openStaffPage } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

describe('a message', () => {
  it('is found, answered by keyboard and withdrawn, and its words are kept', async () => {
    // Its own word, so that a second try finds its own message.
    const word = randomUUID().slice(0, 8)
    const id = await writeMessage(server, { message: `Wir möchten aus vier Websites eine machen: ${word}.` })
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page)
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.type(`vier ${word}`)
    await page.keyboard.press('Enter')
    // The list of what is asked for, not the one before it.
    await page.locator('main a[href*="?q=vier"]').first().waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/admin/messages/${id}\\?q=`))
    await page.getByRole('heading', { level: 2, name: 'Segelverein am See' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('r')
    await page.keyboard.type('Guten Tag, gern. Passt Ihnen [Mittwoch]?')
    await page.getByText('[Mittwoch]', { exact: true }).waitFor()
    await page.reload()
    await expect.poll(() => field(page).inputValue()).toContain('Guten Tag, gern.')
    await field(page).focus()
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.doubt.gaps).waitFor()
    await page.getByRole('button', { name: texts.doubt.sure }).click()
    await page.getByText(texts.done.answer).first().waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('')
    await page.getByRole('button', { name: texts.mails.withdraw }).click()
    await page.getByText(texts.done.withdraw).first().waitFor()
    await expect.poll(() => field(page).inputValue()).toContain('[Mittwoch]')
  })

  it('that somebody else answers says so, and asks before a second answer goes', async () => {
    const id = await writeMessage(server, { name: 'Forno Aurora' })
    await using one = await openStaffPage(server)
    await using two = await openStaffPage(server, { name: 'Jon' })
    await openMessage(server, one.page, id)
    const told = one.page.waitForResponse('**/api/staff/messages/writers')
    await field(one.page).pressSequentially('Buongiorno')
    await told
    await openMessage(server, two.page, id)
    await two.page.getByText(/^Mira Sample has been writing an answer since/).waitFor()
    await field(two.page).fill('Gentili signori, grazie.')
    await two.page.keyboard.press('Control+Enter')
    await two.page.getByText('Mira Sample is writing an answer just now.').waitFor()
    await two.page.getByRole('button', { name: texts.doubt.sure }).click()
    await two.page.getByText(texts.done.answer).first().waitFor()
  })

  it('is archived, deleted and brought back, and the focus is never lost', async () => {
    await writeMessage(server, { name: 'Forno Aurora' })
    const id = await writeMessage(server, { name: 'Librería del Puerto' })
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, id)
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.getByRole('button', { name: texts.view.archive }).press('Enter')
    await page.getByText('In the archive: Librería del Puerto').first().waitFor()
    await expect.poll(focused).toContain(texts.view.reopen)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toContain(texts.view.archive)
    await page.getByRole('button', { name: texts.view.delete }).press('Enter')
    await page.waitForURL(`${server.url}/admin/messages`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-row'))).toBe(true)
    await expect.poll(() => page.getByRole('link', { name: /Librería/ }).count()).toBe(0)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page
      .getByRole('link', { name: /Librería/ })
      .first()
      .waitFor()
  })
})

describe('on a phone a message', () => {
  it('has its deeds at the foot, which cover nothing, and leads to the answer', async () => {
    const id = await writeMessage(server, { name: 'Forno Aurora' })
    await using staff = await openStaffPage(server, { viewport: { width: 320, height: 640 }, hasTouch: true })
    const { page } = staff
    await openMessage(server, page, id)
    // In a window so high that the bars lie over nothing: axe cannot decide about what they half cover.
    await page.setViewportSize({ width: 320, height: 3000 })
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const foot = page.locator('[data-slot="message-deeds"]')
    expect(await bottomOf(foot)).toBe(await topOf(page.locator('[data-slot="phone-bar"]')))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(async () => (await topOf(foot)) - (await bottomOf(page.locator('aside').last())))
      .toBeGreaterThanOrEqual(0)
    for (const button of await foot.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.getByRole('link', { name: texts.reply.short }).click()
    await expect.poll(() => field(page).evaluate((area) => area === document.activeElement)).toBe(true)
    await expect.poll(async () => (await topOf(foot)) - (await bottomOf(field(page)))).toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: texts.view.delete }).click()
    await page.waitForURL(`${server.url}/admin/messages`)
  })

  it('has its sender’s name in the head, with the way back to the list as it was', async () => {
    const name = `Forno ${randomUUID().slice(0, 8)}`
    const id = await writeMessage(server, { name })
    await using staff = await openStaffPage(server, { viewport: { width: 360, height: 740 }, hasTouch: true })
    const { page } = staff
    await openMessage(server, page, `${id}?in=de`)
    const head = page.locator('[data-slot="phone-top"]')
    await head.getByText(name).waitFor()
    await page.getByRole('heading', { level: 2, name }).waitFor({ state: 'attached' })
    expect(await page.getByText(texts.back, { exact: true }).isVisible()).toBe(false)
    await head.getByRole('link', { name: 'Back to Messages' }).click()
    await page.waitForURL(`${server.url}/admin/messages?in=de`)
    await head.getByText(texts.title, { exact: true }).waitFor()
  })

  it('stands free in a window so low that the bars would take it', async () => {
    const id = await writeMessage(server, { name: 'Forno Aurora' })
    await using staff = await openStaffPage(server, { viewport: { width: 640, height: 360 } })
    const { page } = staff
    await openMessage(server, page, id)
    expect(await topOf(page.locator('[data-slot="message-deeds"]'))).toBeGreaterThan(360)
  })

  it('is answered and deleted without scripts', async () => {
    const id = await writeMessage(server, { name: 'Forno Aurora' })
    await using staff = await openStaffPage(server, { viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${server.url}/admin/messages/${id}`)
    await page.getByRole('link', { name: texts.reply.short }).click()
    await page.waitForURL(/#answer-text$/)
    await page.keyboard.type('Buongiorno.')
    expect(await field(page).inputValue()).toBe('Buongiorno.')
    await page.getByRole('button', { name: texts.view.delete }).click()
    await page.getByText('Deleted: Forno Aurora').waitFor()
  })
})

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 }
const topOf = async (locator: Locator) => Math.round((await boxOf(locator)).y)
const bottomOf = async (locator: Locator) => {
  const { y, height } = await boxOf(locator)
  return Math.round(y + height)
}

describe('without scripts a message', () => {
  it('is read, noted, answered, withdrawn and deleted', async () => {
    const id = await writeMessage(server, { name: 'Tischlerei am Fluss' })
    await using staff = await openStaffPage(server, { javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${server.url}/admin/messages?q=tischlerei`)
    await page.getByRole('link', { name: /^Tischlerei am Fluss/ }).click()
    await page.getByRole('textbox', { name: texts.notes.label }).fill('Sie rief an.')
    await page.getByRole('button', { name: texts.notes.add }).click()
    await page.getByText(texts.done.note).waitFor()
    await page.getByText('Sie rief an.').first().waitFor()
    await field(page).fill('Passt [Mittwoch]?')
    await page.getByRole('button', { name: texts.reply.send }).first().click()
    await page.getByText(texts.doubt.gaps).waitFor()
    expect(await field(page).inputValue()).toBe('Passt [Mittwoch]?')
    await page.getByRole('button', { name: texts.doubt.sure }).click()
    await page.getByText(texts.done.answer).waitFor()
    await page.getByRole('button', { name: texts.done.undo }).click()
    await page.getByText(texts.done.withdraw).waitFor()
    expect(await field(page).inputValue()).toBe('Passt [Mittwoch]?')
    await page.getByRole('button', { name: texts.view.delete }).click()
    await page.getByText('Deleted: Tischlerei am Fluss').waitFor()
    await page.getByRole('button', { name: texts.done.undo }).click()
    await page.getByRole('heading', { level: 2, name: 'Tischlerei am Fluss' }).waitFor()
    expect(page.url()).toContain(id)
  })
})
