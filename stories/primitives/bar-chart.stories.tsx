import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BarChart } from '#ui/primitives/bar-chart.tsx'

const bars = [
  { label: 'Albania', value: 1240 },
  { label: 'Germany', value: 986, isHighlighted: true },
  { label: 'Italy', value: 412 },
  { label: 'Spain', value: 95 },
  { label: 'France', value: 0 },
]

const meta = {
  id: 'primitives-bar-chart',
  title: 'Primitives/Data/Bar chart',
  tags: ['!stable', 'draft'],
  component: BarChart,
  args: {
    title: 'Visits by country',
    bars,
    locale: 'en',
    tableLabel: 'As a table',
    labelHeading: 'Country',
    valueHeading: 'Visits',
    emptyText: 'Nobody has been counted yet.',
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Amounts side by side: one bar a line, its words above it, its number at the end.

**Do** sort the bars by value unless their order means something. **Do** highlight one at most.

**Don’t** show parts of a whole as anything rounder, and don’t use more than a dozen bars: that is a table.`,
      },
    },
  },
  render: (args, { globals }) => <BarChart {...args} locale={String(globals['locale'])} />,
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Visits by country' })).toBeVisible()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('As a table'))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Albania 1,240' })).toBeVisible())
  },
}

export const Percentages: Story = {
  args: {
    title: 'Consent by category',
    bars: [
      { label: 'Preferences', value: 0.62 },
      { label: 'Statistics', value: 0.415 },
      { label: 'Marketing', value: 0.08 },
    ],
    format: { style: 'percent', maximumFractionDigits: 1 },
    labelHeading: 'Category',
    valueHeading: 'Share',
  },
}

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has been counted yet.')).toBeVisible()
  },
}

export const AllVariants: Story = {
  render: (args, { globals }) => (
    <div className="grid gap-16 lg:grid-cols-2">
      <BarChart {...args} locale={String(globals['locale'])} />
      <BarChart {...args} bars={[{ label: 'Albania', value: 0 }]} title="All zero" />
      <BarChart {...args} bars={[]} title="Empty" />
    </div>
  ),
}
