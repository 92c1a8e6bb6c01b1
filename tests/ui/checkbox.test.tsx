import type { SubmitEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { render } from './render.tsx'

test('Space ticks a checkbox and Enter does not', async () => {
  const onCheckedChange = vi.fn()
  const screen = await render(<Checkbox label="Newsletter" onCheckedChange={onCheckedChange} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  expect(onCheckedChange.mock.calls).toEqual([[true]])
})

test('a press on the words ticks the box once', async () => {
  const onCheckedChange = vi.fn()
  const screen = await render(
    <form aria-label="Newsletter">
      <Checkbox label="Send it to me" name="newsletter" onCheckedChange={onCheckedChange} />
    </form>,
  )
  await userEvent.click(screen.getByText('Send it to me'))
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  expect(onCheckedChange.mock.calls).toEqual([[true]])
})

test('a checkbox is sent with its form once, only while it is ticked, and goes back when the form is reset', async () => {
  const screen = await render(
    <form aria-label="Newsletter">
      <Checkbox label="Send it to me" name="newsletter" value="monthly" />
      <button type="reset">Reset</button>
    </form>,
  )
  const sent = () => [...new FormData(screen.container.querySelector('form') ?? undefined)]
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByRole('checkbox'))
  expect(sent()).toEqual([['newsletter', 'monthly']])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
})

test('before scripts come it is ticked, and sent with its form', async () => {
  document.body.innerHTML = renderToString(
    <form>
      <Checkbox label="Newsletter" name="newsletter" />
    </form>,
  )
  const sent = () => [...new FormData(document.querySelector('form') ?? undefined)]
  expect(sent()).toEqual([])
  await userEvent.click(page.getByText('Newsletter'))
  expect(sent()).toEqual([['newsletter', 'on']])
  document.body.innerHTML = ''
})

test('Enter does not send the form', async () => {
  const onSubmit = vi.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit} aria-label="Newsletter">
      <Checkbox label="Send it to me" />
      <button type="submit">Send</button>
    </form>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
