import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptIssue } from '#site/staff/issues/kept-issue.ts'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'
import { names } from '#site/visitor/stored-names.ts'
import { emptyIssue, textBlock } from '../site/issues/issue-server.ts'
import { AT, openIssue as open } from './issue-house.tsx'

/** One key, in the task that it is called in. */
function type(field: Element, value: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

beforeEach(() => page.viewport(1280, 900))
const kept = keptTexts(names.issueText, 'me/issue', keptIssue)
afterEach(() => kept.forget())

describe('an issue on the screen', () => {
  test('saves what is typed by itself, and the mails stand beside it', async () => {
    const { house, screen } = await open()
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Windows')
    await expect.poll(() => house.issue().text.lines.en.subject, { timeout: 5000 }).toBe('Windows')
    await expect.element(screen.getByTitle('Mail in English, by night')).toBeVisible()
  })

  test('takes a text in through the slash, and gives back what was taken out', async () => {
    const { house, screen } = await open()
    await userEvent.keyboard('/')
    await screen.getByRole('menuitem', { name: 'Text' }).click()
    await expect.poll(() => screen.container.querySelectorAll('[data-slot="block-row"]').length).toBe(3)
    await screen.getByText('One.').first().click()
    await screen.getByRole('button', { name: 'Take it out' }).first().click()
    await expect.poll(() => screen.container.querySelectorAll('[data-slot="block-row"]').length).toBe(2)
    await screen.getByRole('button', { name: 'Undo' }).click()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => house.issue().text.blocks.map(({ kind }) => kind)).toEqual(['text', 'line', 'text'])
    expect(house.issue().text.blocks[0]?.id).toBe('a')
  })

  async function leaveWithout() {
    const opened = await open()
    await opened.screen.getByText('One.').first().click()
    await opened.screen.getByRole('button', { name: 'Take it out' }).first().click()
    await opened.router.navigate('/admin')
    await expect.element(opened.screen.getByText('Elsewhere')).toBeVisible()
    expect(opened.house.issue().text.blocks).toHaveLength(1)
    return { ...opened, undo: opened.screen.getByRole('button', { name: 'Undo' }) }
  }

  test('has back what was taken out where that is undone from another page', async () => {
    const { house, undo } = await leaveWithout()
    house.other({ title: 'Another name' })
    await undo.click()
    await expect.poll(() => house.issue().text).toEqual({ ...emptyIssue, title: 'Another name' })
    await expect.poll(() => undo.query()).toBeNull()
    expect(await kept.read()).toBeUndefined()
  })

  test('has it back where the issue was opened once more', async () => {
    const { house, router, screen, undo } = await leaveWithout()
    await router.navigate('/admin/newsletter/issues/issue')
    await undo.click()
    await expect.element(screen.getByText('One.').first()).toBeVisible()
    await expect.poll(() => house.issue().text, { timeout: 5000 }).toEqual(emptyIssue)
  })

  test('says so where it cannot be put back from another page', async () => {
    const { house, screen, undo } = await leaveWithout()
    house.down(true)
    await undo.click()
    await expect.element(screen.getByText(/There is no connection just now/).first()).toBeVisible()
    house.down(false)
    house.schedule()
    await undo.last().click()
    await expect.element(screen.getByText(/This issue has been scheduled/).first()).toBeVisible()
    expect(house.issue().text.blocks).toHaveLength(1)
    await expect.poll(() => kept.read()).toMatchObject({ text: emptyIssue })
  })

  test('is scheduled with what was typed last, cannot be changed then, and comes back', async () => {
    const { house, screen, lit } = await open()
    await expect.poll(() => lit()?.textContent).toContain('Schedule for 12 people')
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Windows')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => lit()?.textContent).toContain('Take it back')
    expect(house.asked).toEqual(['saveIssue', 'scheduleIssue'])
    expect(house.schedules).toEqual([
      { id: 'issue', version: 2, clock: 'together', day: '2026-11-10', hour: '10:00', zone: 'Europe/Tirane' },
    ])
    await expect.element(screen.getByRole('textbox', { name: 'Subject, English' })).toHaveAttribute('readonly')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => house.issue().state).toBe('draft')
  })

  test('asks before it leaves at once', async () => {
    const { house, screen, lit } = await open()
    await screen.getByRole('radio', { name: 'Now' }).click()
    await expect.poll(() => lit()?.textContent).toContain('Send to 12 people now')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    expect(house.schedules).toEqual([])
    await screen.getByRole('button', { name: 'Send it now' }).click()
    await expect.poll(() => house.schedules).toHaveLength(1)
    expect(house.schedules[0]).not.toHaveProperty('day')
  })

  test('says that it is on its way to whoever has left by then, and takes nobody back', async () => {
    const { house, router, screen, lit } = await open()
    const answer = house.hold()
    await screen.getByRole('radio', { name: 'Now' }).click()
    await expect.poll(() => lit()?.textContent).toContain('Send to 12 people now')
    lit()?.click()
    await screen.getByRole('button', { name: 'Send it now' }).click()
    await expect.poll(() => house.schedules).toHaveLength(1)
    void router.navigate('/admin')
    await expect.element(screen.getByText('Elsewhere')).toBeVisible()
    answer()
    await expect.element(screen.getByText('It is on its way.').first()).toBeVisible()
    expect(router.state.location.pathname).toBe('/admin')
  })

  test('is deleted while one goes elsewhere, and leads nowhere else', async () => {
    const { house, router, screen } = await open()
    const answer = house.hold()
    await screen.getByRole('button', { name: 'Delete this issue' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete this issue' }).click()
    await expect.poll(() => house.asked).toContain('deleteIssue')
    void router.navigate('/admin/slow')
    await expect.element(screen.getByText('On the way')).toBeVisible()
    answer()
    await expect.element(screen.getByText('The issue is in Recently deleted.').first()).toBeVisible()
    expect(router.state.navigation.location?.pathname).toBe('/admin/slow')
  })

  test('does not leave with what somebody else has saved since the question was asked', async () => {
    const { house, screen, lit } = await open()
    await screen.getByRole('radio', { name: 'Now' }).click()
    await expect.poll(() => lit()?.textContent).toContain('Send to 12 people now')
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Windows')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    house.other({ title: 'Half a ti' })
    await screen.getByRole('button', { name: 'Send it now' }).click()
    await expect.element(screen.getByText('Mira Muster has saved meanwhile.')).toBeVisible()
    expect(house.schedules).toEqual([])
    await expect.poll(() => house.issue().version).toBe(3)
    await expect.poll(() => lit()?.hasAttribute('disabled')).toBe(false)
    lit()?.click()
    await screen.getByRole('button', { name: 'Send it now' }).click()
    await expect.poll(() => house.schedules).toHaveLength(1)
    expect(house.issue().text).toMatchObject({ title: 'Half a ti', lines: { en: { subject: 'Windows' } } })
  })

  test('takes the question back when it saves itself behind it, with what somebody else has saved', async () => {
    const { house, screen, lit } = await open()
    await screen.getByRole('radio', { name: 'Now' }).click()
    await expect.poll(() => lit()?.textContent).toContain('Send to 12 people now')
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Windows')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    house.other({ title: 'Half a ti' })
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    await expect.element(screen.getByText('Mira Muster has saved meanwhile.')).toBeVisible()
    await expect.poll(() => screen.getByRole('alertdialog').query()).toBeNull()
  })

  test('shows what somebody else has saved where it would be scheduled without it', async () => {
    const { house, screen, lit } = await open()
    await expect.poll(() => lit()?.textContent).toContain('Schedule for 12 people')
    house.other({ title: 'Half a ti' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(screen.getByText('Mira Muster has saved meanwhile.')).toBeVisible()
    expect(house.schedules).toEqual([])
    await expect.poll(() => lit()?.hasAttribute('disabled')).toBe(false)
    lit()?.click()
    await expect.poll(() => house.schedules).toMatchObject([{ version: 2 }])
  })

  test('takes a key on top of what somebody else has saved, also before that is drawn', async () => {
    const { house, screen } = await open()
    await screen.getByText('One.').first().click()
    const words = screen.getByRole('textbox', { name: 'Text, English' })
    const line = emptyIssue.blocks.slice(1)
    house.other({ blocks: [textBlock('a', { en: 'One.', de: 'Eins.' }), ...line, textBlock('c', { en: 'Three.' })] })
    house.beforeDrawn(() => type(words.element(), 'One!'))
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Windows')
    await expect.element(screen.getByText('Mira Muster has saved meanwhile.')).toBeVisible()
    await expect.poll(() => house.issue().version, { timeout: 5000 }).toBe(4)
    expect(house.issue().text.blocks).toEqual([
      textBlock('a', { en: 'One!', de: 'Eins.' }),
      ...line,
      textBlock('c', { en: 'Three.' }),
    ])
    await expect.element(words.first()).toHaveValue('One!')
  })

  test('keeps what is typed without a line, and asks whoever leaves', async () => {
    const { house, router, screen } = await open()
    house.down(true)
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Kept')
    await expect.element(screen.getByText('The server cannot be reached.')).toBeVisible()
    void router.navigate('/admin')
    await expect.element(screen.getByRole('alertdialog', { name: 'Leave with unsaved text?' })).toBeVisible()
    await screen.getByRole('button', { name: 'Stay here' }).click()
    house.down(false)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => house.issue().text.lines.en.subject).toBe('Kept')
    house.down(true)
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Kept too')
    await screen.unmount()
    await expect.poll(() => kept.read()).toMatchObject({ text: { lines: { en: { subject: 'Kept too' } } } })
  })

  test('takes back what this browser has kept, and nothing that was written since', async () => {
    const base = { version: 1, text: emptyIssue }
    await kept.write({ at: AT, base, text: { ...emptyIssue, title: 'Kept' }, unanswered: [] })
    const { house, screen } = await open()
    await expect.poll(() => house.issue().text.title, { timeout: 5000 }).toBe('Kept')
    house.other({ blocks: [...emptyIssue.blocks, textBlock('c', { de: 'Drei.' })] })
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Windows')
    await expect.element(screen.getByText('Mira Muster has saved meanwhile.')).toBeVisible()
    await screen.getByRole('button', { name: 'Take what was saved' }).click()
    await expect.poll(() => house.issue().text.title, { timeout: 5000 }).toBe(emptyIssue.title)
    expect(house.issue().text).toMatchObject({ lines: { en: { subject: 'Windows' } }, blocks: [{}, {}, { id: 'c' }] })
  })

  test('says so where what was kept cannot be told apart any more from what was written since', async () => {
    const base = { version: 1, text: emptyIssue }
    await kept.write({ at: AT, base, text: { ...emptyIssue, title: 'Kept' }, unanswered: [] })
    const { screen } = await open()
    const undo = screen.getByRole('button', { name: 'Take what was saved' })
    await expect.element(undo).toBeVisible()
    const title = screen.getByRole('textbox', { name: 'Name', exact: true })
    await title.fill('Kept, and more')
    await undo.click()
    await expect.element(screen.getByText('That was not undone').first()).toBeVisible()
    await expect.element(title).toHaveValue('Kept, and more')
    await expect.poll(() => undo.query()).toBeNull()
  })

  test('gives what came too late to be copied, and promises nothing', async () => {
    const { house, router, screen } = await open()
    house.schedule()
    await screen.getByRole('textbox', { name: 'Subject, English' }).fill('Too late')
    await expect.element(screen.getByText('This issue has been scheduled meanwhile.')).toBeVisible()
    await screen.getByText('Your text, to be copied').first().click()
    await expect
      .element(screen.getByRole('textbox', { name: 'Your text, to be copied' }))
      .toHaveValue(expect.stringContaining('Too late'))
    void router.navigate('/admin')
    await expect.element(screen.getByText(/it does not come back here/)).toBeVisible()
  })

  test('is written by a moderator, and not sent', async () => {
    const { screen, lit } = await open('moderator')
    await expect.poll(() => lit()?.textContent).toContain('Written by you, sent by an owner')
    expect(lit()?.hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('radio', { name: 'Now' }).query()).toBeNull()
  })
})
