import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Table, TableCell, TableEmpty, TableHeaderCell, type TableProps } from '#ui/primitives/table.tsx'

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
      <thead>
        <tr>
          <TableHeaderCell>Name</TableHeaderCell>
          <TableHeaderCell>Purpose</TableHeaderCell>
          <TableHeaderCell>Language</TableHeaderCell>
          <TableHeaderCell columnAlign="end" sort={sort} onSort={setSort}>
            Hours
          </TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.length === 0 && <TableEmpty columns={4}>No message has come in yet.</TableEmpty>}
        {sorted.map((message) => (
          <tr key={message.name}>
            <TableCell isRowHeader>{message.name}</TableCell>
            <TableCell>{message.purpose}</TableCell>
            <TableCell>{message.language}</TableCell>
            <TableCell columnAlign="end">{message.hours}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const onSort = fn()

const meta = {
  title: 'Primitives/Table',
  tags: ['!stable', 'draft'],
  component: Table,
  args: { caption: 'Messages of this week' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Rows of values, ruled and dense.

**Do** give every table a caption, the rows a head, and numbers \`columnAlign="end"\`. **Do** say in words why it is empty.

**Don’t** use it for layout, nor make a whole row a button: put a link into its head.`,
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
    await expect(canvas.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Jonas Weber')
  },
}

export const Unsorted: Story = {
  render: (args) => (
    <Table {...args}>
      <thead>
        <tr>
          <TableHeaderCell sort="none" onSort={onSort}>
            Name
          </TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <TableCell>Ada Kola</TableCell>
        </tr>
      </tbody>
    </Table>
  ),
  play: async ({ canvas, userEvent }) => {
    onSort.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(onSort).toHaveBeenLastCalledWith('ascending')
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

export const CaptionHidden: Story = { args: { isCaptionHidden: true } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-16">
      <Messages {...args} />
      <Messages {...args} caption="Nothing here" rows={[]} />
      <div className="max-w-64">
        <Messages {...args} caption="Too wide" />
      </div>
    </div>
  ),
}
