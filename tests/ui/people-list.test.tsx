import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PeopleList } from '#ui/blocks/staff/people/people-list.tsx'
import { clock } from '../../stories/fixtures/staff/desk.ts'
import { moderator } from '../../stories/fixtures/staff/people.ts'
import { render } from './render.tsx'

test('a question that a colleague has answered meanwhile closes, and does not ask for the way back in its place', async () => {
  const onDeed = vi.fn()
  const list = (role: 'moderator' | 'owner') => (
    <PeopleList people={[{ ...moderator, role }]} clock={clock} action="#done" onDeed={onDeed} />
  )
  const screen = await render(list('owner'))
  const question = page.getByRole('group').getByRole('button', { name: 'Make a moderator' })
  document.querySelector('summary')?.click()
  await page.getByRole('button', { name: 'Make a moderator' }).click()
  await expect.element(question).toBeVisible()
  await screen.rerender(list('moderator'))
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Make an owner' })).not.toBeInTheDocument()
  await screen.rerender(list('owner'))
  await expect.element(question).not.toBeInTheDocument()
  expect(onDeed).not.toHaveBeenCalled()
})
