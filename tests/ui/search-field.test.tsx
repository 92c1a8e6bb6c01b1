import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchField, type SearchFieldProps } from '#ui/primitives/search-field.tsx'
import { render } from './render.tsx'

const texts = { label: 'Search', clearLabel: 'Clear', submitLabel: 'Find' }

test('the cross is there only while there is something to clear, and gives the focus back', async () => {
  const onClear = vi.fn()
  const screen = await render(<SearchField {...texts} onClear={onClear} />)
  await expect.element(screen.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'light')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  expect(onClear).toHaveBeenCalledOnce()
})

test('Escape empties a field and leaves an empty one alone', async () => {
  const onClear = vi.fn()
  const screen = await render(<SearchField {...texts} defaultValue="light" onClear={onClear} />)
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  expect(onClear).toHaveBeenCalledOnce()
})

test('clearing also reaches the owner of a controlled field', async () => {
  const screen = await render(<Controlled />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await expect.element(screen.getByText('Looking for nothing')).toBeVisible()
})

test('Enter and the arrow send the form', async () => {
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    return Object.fromEntries(new FormData(event.currentTarget))
  })
  const screen = await render(
    <form method="get" onSubmit={onSubmit}>
      <SearchField {...texts} name="q" />
    </form>,
  )
  await userEvent.type(screen.getByRole('searchbox'), 'light{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  expect(onSubmit.mock.results.map(({ value }) => value)).toEqual([{ q: 'light' }, { q: 'light' }])
})

function Controlled(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('light')
  return (
    <>
      <SearchField {...texts} {...props} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      <p>Looking for {value || 'nothing'}</p>
    </>
  )
}
