import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import {
  Table,
  TableBody,
  TableCell,
  TableEmpty,
  TableHead,
  TableHeaderCell,
  type TableProps,
  TableRow,
} from '#ui/primitives/table.tsx'

const messages = [
  { name: 'Ada Kola', purpose: 'Website', language: 'sq', hours: 3 },
  { name: 'Jonas Weber', purpose: 'App', language: 'de', hours: 21 },
  { name: 'Lucía Ortega', purpose: 'Brand', language: 'es', hours: 12 },
]

function Messages({ rows = messages, ...props }: TableProps & { rows?: typeof messages }) {
  const [sort, setSort] = useState<'ascending' | 'descending'>('ascending')
  const sorted = rows.toSorted((a, b) => (sort === 'ascending' ? 1 : -1) * (a.hours - b.hours))
  return (
    <Table {...props}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>Name</TableHeaderCell>
          <TableHeaderCell>Purpose</TableHeaderCell>
          <TableHeaderCell>Language</TableHeaderCell>
          <TableHeaderCell columnAlign="end" sort={sort} onSort={setSort}>
            Hours
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.length === 0 && <TableEmpty columns={4}>No message has come in yet.</TableEmpty>}
        {sorted.map((message) => (
          <TableRow key={message.name}>
            <TableCell isRowHeader>{message.name}</TableCell>
            <TableCell>{message.purpose}</TableCell>
            <TableCell>{message.language}</TableCell>
            <TableCell columnAlign="end">{message.hours}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const onSort = fn()

const meta = {
  id: 'primitives-table',
  title: 'Primitives/Data/Table',
  tags: ['!stable', 'draft'],
  component: Table,
  args: { caption: 'Messages of this week' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Rows of values, ruled and dense.

**Do** give every table a caption, the rows a head, and numbers \`columnAlign="end"\`. **Do** say in words why it is empty.
**Do** let tables of words stack on phones (\`whenNarrow="stack"\`, and \`columnName\` on each cell).

**Don’t** stack numbers that are compared: they stay in their columns, and the table scrolls. **Don’t** use it for layout, nor make a whole row a button: put a link into its head.`,
      },
    },
  },
  render: (args) => <Messages {...args} />,
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Messages of this week' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Ada Kola' })).toBeVisible()
  },
}

export const SortedDown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hours' }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending'),
    )
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Jonas Weber'))
  },
}

export const Unsorted: Story = {
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <TableRow>
          <TableHeaderCell sort="none" onSort={onSort}>
            Name
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Ada Kola</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  play: async ({ canvas, userEvent }) => {
    onSort.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(onSort).toHaveBeenLastCalledWith('ascending'))
  },
}

export const Empty: Story = {
  render: (args) => <Messages {...args} rows={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No message has come in yet.')).toBeVisible()
  },
}

export const TooWide: Story = {
  render: (args) => (
    <div className="max-w-64">
      <Messages {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Messages of this week' })).toHaveAttribute('tabindex', '0')
  },
}

function Cookies(props: TableProps) {
  const [name, purpose, duration] = ['Cookie', 'What it is for', 'How long it stays']
  return (
    <Table {...props} caption="Cookies" whenNarrow="stack">
      <TableHead>
        <TableRow>
          {[name, purpose, duration].map((column) => (
            <TableHeaderCell key={column}>{column}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell isRowHeader>theme</TableCell>
          <TableCell columnName={purpose}>Keeps the time of day that you have chosen by hand.</TableCell>
          <TableCell columnName={duration}>One year</TableCell>
        </TableRow>
        <TableRow>
          <TableCell isRowHeader>session</TableCell>
          <TableCell columnName={purpose}>Knows the editor who has signed in.</TableCell>
          <TableCell columnName={duration}>Until the window is shut</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  )
}

/** Each row is a short list under its head; it is a table all the same, for who cannot see it. */
export const Stacked: Story = {
  render: (args) => (
    <div className="max-w-80">
      <Cookies {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'How long it stays' })).toBeInTheDocument()
    await expect(canvas.getByRole('cell', { name: 'One year' })).toBeVisible()
    await expect(canvas.getAllByText('How long it stays')[1]).toBeVisible()
  },
}

export const StackedWithRoom: Story = {
  render: (args) => <Cookies {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('How long it stays')[0]).toBeVisible()
    await expect(canvas.getAllByText('How long it stays')[1]).not.toBeVisible()
  },
}

export const CaptionHidden: Story = { args: { isCaptionHidden: true } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-16">
      <Messages {...args} />
      <Messages {...args} caption="Nothing here" rows={[]} />
      <div className="max-w-64">
        <Messages {...args} caption="Too wide" />
      </div>
      <div className="max-w-80">
        <Cookies {...args} />
      </div>
    </div>
  ),
}
