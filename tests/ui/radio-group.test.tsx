import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RadioGroup, type RadioGroupProps } from '#ui/primitives/radio-group.tsx'
import { render } from './render.tsx'

const options = [
  { value: 'a', label: 'Anna' },
  { value: 'b', label: 'Ben', disabled: true },
  { value: 'c', label: 'Chloé' },
]

function inForm(props: Partial<RadioGroupProps>) {
  return (
    <form aria-label="Who">
      <RadioGroup label="Who?" name="who" options={options} {...props} />
      <button type="submit">Send</button>
    </form>
  )
}

test('Tab stops once at a group: at its first choice, or at the chosen one', async () => {
  const screen = await render(inForm({ defaultValue: 'c' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('radio', { name: 'Chloé' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('arrow keys move and choose, skip what is disabled and go round', async () => {
  const onValueChange = vi.fn()
  const screen = await render(inForm({ defaultValue: 'a', onValueChange }))
  // Held until the choice is made: Radix chooses on focus, a moment after the key goes down, and only while it is down.
  await userEvent.keyboard('{Tab}{ArrowDown>}')
  await expect.element(screen.getByRole('radio', { name: 'Chloé' })).toBeChecked()
  await userEvent.keyboard('{/ArrowDown}{ArrowDown>}')
  await expect.element(screen.getByRole('radio', { name: 'Anna' })).toBeChecked()
  await userEvent.keyboard('{/ArrowDown}')
  expect(onValueChange.mock.calls).toEqual([['c'], ['a']])
})

test('Space chooses the focused one', async () => {
  const screen = await render(inForm({}))
  await userEvent.keyboard('{Tab} ')
  await expect.element(screen.getByRole('radio', { name: 'Anna' })).toBeChecked()
})

test('a group is sent with its form under its name', async () => {
  const screen = await render(inForm({}))
  const sent = () => [...new FormData(screen.container.querySelector('form') ?? undefined)]
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByText('Chloé'))
  expect(sent()).toEqual([['who', 'c']])
})
