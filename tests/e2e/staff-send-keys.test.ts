import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { answerField, openMessage, messageTexts as texts, writeMessage } from '../support/browser/staff-messages.ts'
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

describe('⌘ Enter', () => {
  it('in a note saves the note, and leaves the answer beside it half written', async () => {
    const id = await writeMessage(server, { name: 'Atelier Vier' })
    await using staff = await openStaffPage(server)
    const { page } = staff
    await openMessage(server, page, id)
    await answerField(page).fill('Guten Tag, gern, aber')
    const note = page.getByLabel(texts.notes.label)
    await note.fill('Ask Mira first.')
    await note.press('ControlOrMeta+Enter')
    await page.getByRole('listitem').filter({ hasText: 'Ask Mira first.' }).waitFor()
    expect(await answerField(page).inputValue()).toBe('Guten Tag, gern, aber')
    expect(await page.getByText(texts.done.answer).count()).toBe(0)
  })
})
