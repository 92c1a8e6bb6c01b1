import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type TableSort,
} from '#ui/primitives/table.tsx'
import { render } from './render.tsx'

function Example({ sort, onSort }: { sort: TableSort; onSort: (next: TableSort) => void }) {
  return (
    <Table caption="Messages">
      <TableHead>
        <TableRow>
          <TableHeaderCell sort={sort} onSort={onSort}>
            Name
          </TableHeaderCell>
          <TableHeaderCell>Purpose</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell isRowHeader>Ada</TableCell>
          <TableCell className="whitespace-nowrap">A website with a shop and a blog</TableCell>
        </TableRow>
      </TableBody>
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

const words = (
  <Table caption="Cookies" whenNarrow="stack">
    <TableHead>
      <TableRow>
        <TableHeaderCell>Cookie</TableHeaderCell>
        <TableHeaderCell>Duration</TableHeaderCell>
      </TableRow>
    </TableHead>
    <TableBody>
      <TableRow>
        <TableCell isRowHeader>theme</TableCell>
        <TableCell columnName="Duration">One year</TableCell>
      </TableRow>
    </TableBody>
  </Table>
)

test.each([
  ['stacked', 300, 'block'],
  ['with room', 900, 'table'],
] as const)('Table > %s > is a table with all its parts for screen readers', async (_, width, display) => {
  const screen = await render(<div style={{ width }}>{words}</div>)
  const table = screen.getByRole('table', { name: 'Cookies' })
  await expect.element(table).toHaveStyle({ display })
  expect(table.getByRole('rowgroup').elements()).toHaveLength(2)
  expect(table.getByRole('row').elements()).toHaveLength(2)
  await expect.element(table.getByRole('columnheader', { name: 'Duration' })).toBeInTheDocument()
  await expect.element(table.getByRole('rowheader', { name: 'theme' })).toBeVisible()
  await expect.element(table.getByRole('cell', { name: 'One year', exact: true })).toBeVisible()
})

test('Table > stacked > says each value’s column beside it, and needs no scrolling', async () => {
  const screen = await render(<div style={{ width: 300 }}>{words}</div>)
  await expect.element(screen.getByText('Duration').nth(1)).toBeVisible()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await screen.rerender(<div style={{ width: 900 }}>{words}</div>)
  await expect.element(screen.getByText('Duration').nth(1)).not.toBeVisible()
})
