import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../support/browser/browser-page.ts'
import {
  answerField as field,
  openMessage,
  messageTexts as texts,
  writeMessage,
} from '../support/browser/staff-messages.ts'
import { openStaffPage } from '../support/browser/staff-visitor.ts'
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

/** Each with a name of its own, so that a second try finds its own. */
async function writeTwo() {
  const [name, other] = [`Forno ${randomUUID().slice(0, 8)}`, `Segelclub ${randomUUID().slice(0, 8)}`]
  return [
    { id: await writeMessage(server, { name }), name },
    { id: await writeMessage(server, { name: other }), name: other },
  ] as const
}

describe('the answer to a message', () => {
  it('that was sent unheard and is corrected says that the first has gone, and goes as a second one', async () => {
    const id = await writeMessage(server, { name: 'Atelier Vier' })
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, id)
    await page.route(
      '**/api/staff/messages/answers',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await field(page).fill('Guten Tag, es kostet 400 Euro.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(readTexts('en', 'staff-session').network).first().waitFor()
    await field(page).fill('Guten Tag, es kostet 4000 Euro.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.done.taken).first().waitFor()
    expect(await field(page).inputValue()).toBe('Guten Tag, es kostet 4000 Euro.')
    const answers = page.locator('[data-slot="message-mails"]').getByText(/^Answer by /)
    await expect.poll(() => answers.count()).toBe(1)
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.done.answer).first().waitFor()
    await expect.poll(() => answers.count()).toBe(2)
    expect(await field(page).inputValue()).toBe('')
  })

  it('is the only one that gets its answer, whatever is opened before its writer has signed in again', async () => {
    const [{ id, name }, { id: otherId, name: other }] = await writeTwo()
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, otherId)
    await page.locator('main').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await field(page).fill('Buongiorno, va bene.')
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await page.keyboard.press('Control+Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.context().addCookies(cookies)
    await page.route('**/api/staff/sign-in', (route) => route.fulfill({ json: { next: 'done', passkeys: false } }))
    await page.goBack()
    await page.getByRole('heading', { level: 2, name: other, includeHidden: true }).waitFor({ state: 'attached' })
    await dialog.locator('[name="password"]').fill('The server is asked for none here.')
    const answered = page.waitForResponse('**/api/staff/messages/answers')
    await dialog.locator('[type="submit"]').click()
    await answered
    const answers = page.locator('[data-slot="message-mails"]').getByText(/^Answer by /)
    await openMessage(server, page, id)
    await expect.poll(() => answers.count()).toBe(1)
    await openMessage(server, page, otherId)
    expect(await answers.count()).toBe(0)
  })

  it('has its words back after an undo from another page', async () => {
    const id = await writeMessage(server, { name: 'Forno Aurora' })
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, id)
    await field(page).fill('Buongiorno, va bene.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.done.answer).first().waitFor()
    await page.locator('[data-slot="staff-rail"] a[href="/admin/posts"]').click()
    await page.waitForURL('**/admin/posts')
    const withdrawn = page.waitForResponse('**/api/staff/messages/answers/withdrawn')
    await page.getByRole('button', { name: /^Undo/ }).click()
    expect((await withdrawn).status()).toBe(200)
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe('Buongiorno, va bene.')
  })

  it('has its words back after an undo elsewhere, although the browser has no room for them', async () => {
    const [{ id, name }, { name: other }] = await writeTwo()
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, id)
    await field(page).fill('Buongiorno, va bene.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.done.answer).first().waitFor()
    await page.locator('main').getByRole('link', { name: other }).click()
    await page.getByRole('heading', { level: 2, name: other }).waitFor()
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
    })
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.getByText(texts.done.withdraw).first().waitFor()
    await page.locator('main').getByRole('link', { name }).click()
    await expect.poll(() => field(page).inputValue()).toBe('Buongiorno, va bene.')
  })

  it('keeps its words and what was doubted of them, whatever is opened meanwhile', async () => {
    const [{ id, name }, { name: other }] = await writeTwo()
    await using staff = await openStaffPage(server)
    const { page } = staff
    const openOther = async () => {
      await page.locator('main').getByRole('link', { name: other }).click()
      await page.getByRole('heading', { level: 2, name: other }).waitFor()
    }
    await openMessage(server, page, id)
    await field(page).fill('Buongiorno, va bene [quando]?')
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.doubt.gaps).waitFor()
    await openOther()
    expect(await page.getByText(texts.doubt.gaps).count()).toBe(0)
    await page.locator('main').getByRole('link', { name }).click()
    await expect.poll(() => field(page).inputValue()).toContain('[quando]')
    await field(page).fill('Buongiorno, va bene domani?')
    // Mended, it is looked at anew.
    await expect.poll(() => page.getByText(texts.doubt.gaps).count()).toBe(0)
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.done.answer).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    await openOther()
    await field(page).fill('Buenos días.')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.getByText(texts.done.withdraw).first().waitFor()
    expect(await field(page).inputValue()).toBe('Buenos días.')
    await openMessage(server, page, id)
    await expect.poll(() => field(page).inputValue()).toBe('Buongiorno, va bene domani?')
  })

  it('keeps what is written on while an answer is on its way, below the answer once that is undone', async () => {
    const id = await writeMessage(server)
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, id)
    const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(/answer/, async (route) => {
      if (route.request().method() === 'POST') await isTyped
      await route.continue()
    })
    await field(page).fill('Guten Tag.')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type(' Noch etwas:')
    goOn()
    await page.getByText(texts.done.answer).first().waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('Noch etwas:')
    await expect.poll(() => field(page).evaluate((area) => area === document.activeElement)).toBe(true)
    await page.keyboard.type(' Dienstag.')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => field(page).inputValue()).toBe('Guten Tag.\n\nNoch etwas: Dienstag.')
  })
})

describe('a withdrawal whose answer was lost', () => {
  it.each([
    { from: 'the notice', name: /^Undo/, refusal: readTexts('en', 'staff-frame').notices.notUndone },
    { from: 'its mail', name: texts.mails.withdraw, refusal: readTexts('en', 'staff-session').network },
  ])('from $from has the words back when it is pressed again', async ({ name, refusal }) => {
    const id = await writeMessage(server)
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, id)
    await field(page).fill('Guten Tag, es kostet 400 Euro.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(texts.done.answer).first().waitFor()
    await page.route(
      '**/api/staff/messages/answers/withdrawn',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const withdraw = page.getByRole('button', { name })
    await withdraw.click()
    await page.getByText(refusal).first().waitFor()
    await withdraw.click()
    await page.getByText(texts.done.withdraw).first().waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('Guten Tag, es kostet 400 Euro.')
  })
})

describe('a note on a message', () => {
  it('is written on while the first words are on their way, and waits for its own message', async () => {
    const [{ id, name }, { name: other }] = await writeTwo()
    await using staff = await openStaffPage(server)
    const { page } = staff
    const note = page.getByRole('textbox', { name: texts.notes.label })
    await openMessage(server, page, id)
    const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/staff/messages/notes', async (route) => {
      await isTyped
      await route.continue()
    })
    await note.fill('Sie rief an.')
    await page.getByRole('button', { name: texts.notes.add }).click()
    await note.press('End')
    await page.keyboard.type(' Donnerstag passt.')
    goOn()
    await page.getByText(texts.done.note).first().waitFor()
    await expect.poll(() => note.inputValue()).toBe('Donnerstag passt.')
    await page.getByText('Sie rief an.', { exact: true }).waitFor()
    await page.locator('main').getByRole('link', { name: other }).click()
    await page.getByRole('heading', { level: 2, name: other }).waitFor()
    expect(await note.inputValue()).toBe('')
    await page.locator('main').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    expect(await note.inputValue()).toBe('Donnerstag passt.')
  })
})
