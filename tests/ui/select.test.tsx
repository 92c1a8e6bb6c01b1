import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Select } from '#ui/primitives/select.tsx'
import { render } from './render.tsx'

const options = [
  { value: 'website', label: 'A new website' },
  { value: 'brand', label: 'A brand' },
]

test('typing a letter chooses in a select, and the label belongs to it', async () => {
  const screen = await render(<Select label="About" name="purpose" placeholder="Please choose" options={options} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('combobox', { name: 'About' })).toHaveFocus()
  await userEvent.keyboard('A b')
  await expect.element(screen.getByRole('combobox')).toHaveValue('brand')
})

test('hint and error are read with the select', async () => {
  const screen = await render(<Select label="About" hint="Roughly." error="Choose one." options={options} />)
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription('Roughly. Choose one.')
  await expect.element(screen.getByRole('combobox')).toBeInvalid()
})
