import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { application } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { DayNoteForm, type DayNoteWriting } from '#ui/blocks/staff/analytics/day-note-form.tsx'
import { ApplicationEnd } from '#ui/blocks/staff/applications/application-end.tsx'
import { render } from './render.tsx'

const note = { id: 'a', day: '2027-05-03', text: 'A fair.' }

const writing = (change: Partial<DayNoteWriting> = {}): DayNoteWriting => ({
  action: '#done',
  day: '2027-05-05',
  onSave: vi.fn<NonNullable<DayNoteWriting['onSave']>>(),
  ...change,
})

test('a new note is empty again once it is kept, and keeps what was typed on meanwhile', async () => {
  const screen = await render(<DayNoteForm writing={writing()} />)
  const text = screen.getByRole('textbox', { name: 'Note' })
  await text.fill('Sent.')
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.rerender(<DayNoteForm writing={writing({ keptId: 'one' })} />)
  await expect.element(text).toHaveValue('')

  await text.fill('Sent, too.')
  await userEvent.keyboard('{Tab}{Enter}')
  await text.fill('Sent, too. And typed on.')
  await screen.rerender(<DayNoteForm writing={writing({ keptId: 'two' })} />)
  await expect.element(text).toHaveValue('Sent, too. And typed on.')
})

test('the form of a note follows what a colleague makes of it, and not over what somebody is typing', async () => {
  const screen = await render(<DayNoteForm writing={writing()} note={note} />)
  const text = screen.getByRole('textbox', { name: 'Note' })
  await screen.rerender(<DayNoteForm writing={writing()} note={{ ...note, text: 'Another fair.' }} />)
  await expect.element(text).toHaveValue('Another fair.')
  await text.fill('Mine.')
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.rerender(<DayNoteForm writing={writing()} note={{ ...note, text: 'Mine.' }} />)
  await screen.rerender(<DayNoteForm writing={writing()} note={{ ...note, text: 'Theirs.' }} />)
  await expect.element(text).toHaveValue('Theirs.')
  await text.fill('Half writ')
  await screen.rerender(<DayNoteForm writing={writing()} note={{ ...note, text: 'Theirs again.' }} />)
  await expect.element(text).toHaveValue('Half writ')
})

test('the form that puts the day of an application off stays open after a refusal, while it is sent again', async () => {
  const end = (typed?: { until: string; ground: string; reason: string }) => (
    <ApplicationEnd application={application} clock={clock} action="#done" keeping={{ typed, onKeep: vi.fn() }} />
  )
  const screen = await render(end())
  const fold = () => screen.container.querySelector('details')?.open
  await screen.rerender(end({ until: '2099-01-01', ground: 'consent', reason: 'Asked for.' }))
  expect(fold()).toBe(true)
  await screen.rerender(end())
  expect(fold()).toBe(true)
})
