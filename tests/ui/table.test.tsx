import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Table, TableCell, TableHeaderCell, type TableSort } from '#ui/primitives/table.tsx'
import { render } from './render.tsx'

function Example({ sort, onSort }: { sort: TableSort; onSort: (next: TableSort) => void }) {
  return (
    <Table caption="Messages">
      <thead>
        <tr>
          <TableHeaderCell sort={sort} onSort={onSort}>
            Name
          </TableHeaderCell>
          <TableHeaderCell>Purpose</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <TableCell isRowHeader>Ada</TableCell>
          <TableCell className="whitespace-nowrap">A website with a shop and a blog</TableCell>
        </tr>
      </tbody>
    </Table>
  )
}

test.each([
  ['none', 'ascending'],
  ['ascending', 'descending'],
  ['descending', 'ascending'],
] as const)('Table > sorted %s > Enter and Space ask for %s', async (sort, next) => {
  const onSort = vi.fn()
  const screen = await render(<Example sort={sort} onSort={onSort} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onSort.mock.calls).toEqual([[next], [next]])
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', sort)
})

test('Table > a column that cannot be sorted > has no button and no aria-sort', async () => {
  const screen = await render(<Example sort="none" onSort={vi.fn()} />)
  const head = screen.getByRole('columnheader', { name: 'Purpose' })
  await expect.element(head).not.toHaveAttribute('aria-sort')
  expect(head.element().querySelector('button')).toBeNull()
})

test('Table > too wide > its frame takes the focus and has its name; with room it does not', async () => {
  const example = <Example sort="none" onSort={vi.fn()} />
  const screen = await render(<div style={{ width: 200 }}>{example}</div>)
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('tabindex', '0')
  await screen.rerender(<div style={{ width: 900 }}>{example}</div>)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})
