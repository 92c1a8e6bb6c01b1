import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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

test('a partly ticked checkbox becomes ticked', async () => {
  const onCheckedChange = vi.fn()
  await render(<Checkbox label="All topics" checked="indeterminate" onCheckedChange={onCheckedChange} />)
  await userEvent.keyboard('{Tab} ')
  expect(onCheckedChange.mock.calls).toEqual([[true]])
})

test('without scripts a plain checkbox is there under the same name, and it alone is sent', () => {
  const html = renderToString(<Checkbox label="Newsletter" name="newsletter" defaultChecked />)
  // The parser reads as a browser without scripts does: what is in noscript are elements.
  const { body } = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html')
  const named = [...body.querySelectorAll('input[name=newsletter]')]
  expect(named.map((input) => input.closest('noscript') !== null)).toEqual([true])
  expect(named[0]).toBeChecked()
})
