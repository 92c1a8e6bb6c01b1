import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Switch } from '#ui/primitives/switch.tsx'
import { render } from './render.tsx'

test('Space and Enter turn a switch on and off', async () => {
  const onCheckedChange = vi.fn()
  const screen = await render(<Switch label="Statistics" onCheckedChange={onCheckedChange} />)
  await userEvent.keyboard('{Tab} ')
  await expect.element(screen.getByRole('switch', { name: 'Statistics' })).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
})

test('a locked switch takes the focus, says why, and stays as it is', async () => {
  const onCheckedChange = vi.fn()
  const screen = await render(
    <Switch label="Essential" locked="Always on." defaultChecked onCheckedChange={onCheckedChange} />,
  )
  await userEvent.keyboard('{Tab} {Enter}')
  await expect.element(screen.getByRole('switch')).toHaveFocus()
  await expect.element(screen.getByRole('switch')).toBeChecked()
  await expect.element(screen.getByRole('switch')).toHaveAccessibleDescription('Always on.')
  expect(onCheckedChange).not.toHaveBeenCalled()
})

test('a disabled switch is left out by Tab', async () => {
  const screen = await render(<Switch label="Statistics" disabled />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('switch')).not.toHaveFocus()
})

test('a switch is sent with its form once, only while it is on', async () => {
  const screen = await render(
    <form aria-label="Choices">
      <Switch label="Statistics" name="statistics" />
    </form>,
  )
  const sent = () => [...new FormData(screen.container.querySelector('form') ?? undefined)]
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByText('Statistics'))
  expect(sent()).toEqual([['statistics', 'on']])
})
