import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { render } from './render.tsx'

test('an icon button says its label and answers to Enter and Space', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <IconButton label="Close" onClick={onClick}>
      <Icon name="close" />
    </IconButton>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('an icon button as a link keeps the link and takes the label', async () => {
  const screen = await render(
    <IconButton asChild label="Instagram">
      <a href="#instagram">
        <Icon name="instagram" />
      </a>
    </IconButton>,
  )
  await expect.element(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', '#instagram')
})

test('a small icon button is at least 24 px square', async () => {
  const screen = await render(
    <IconButton label="Close" size="sm">
      <Icon name="close" />
    </IconButton>,
  )
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
