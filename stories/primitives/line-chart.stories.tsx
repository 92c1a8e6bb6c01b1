import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LineChart } from '#ui/primitives/line-chart.tsx'

const points = ['2 Nov', '3 Nov', '4 Nov', '5 Nov', '6 Nov', '7 Nov', '8 Nov']
const visits = { name: 'Visits', values: [1320, 1490, 1410, 1840, 2210, 1980, 2060] }
const readers = { name: 'Readers of the blog', values: [410, 520, 505, 760, 690, 830, 905], tone: 'signal' } as const
const messages = { name: 'Messages', values: [120, 90, null, 210, 180, 240, 330], tone: 'sky' } as const

const meta = {
  id: 'primitives-line-chart',
  title: 'Primitives/Data/Line chart',
  tags: ['!stable', 'draft'],
  component: LineChart,
  args: {
    title: 'Visits by day',
    points,
    lines: [visits],
    locale: 'en',
    tableLabel: 'As a table',
    pointHeading: 'Day',
    emptyText: 'Nobody has been counted yet.',
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `How values change over time. The axis starts at zero; each tone has its own dash, so that it reads in black and white.

**Do** leave a gap (\`null\`) where nothing was measured. **Do** keep to three lines.

**Don’t** draw what has no order from left to right: that is a bar chart.`,
      },
    },
  },
  render: (args, { globals }) => <LineChart {...args} locale={String(globals['locale'])} />,
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Visits by day' })).toBeVisible()
  },
}

export const ThreeLinesAndAGap: Story = { args: { lines: [visits, readers, messages] } }

export const AsTable: Story = {
  args: { lines: [visits, messages] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('As a table'))
    await waitFor(() => expect(canvas.getByRole('row', { name: '4 Nov 1,410 –' })).toBeVisible())
  },
}

export const OnePoint: Story = { args: { points: ['2 Nov'], lines: [{ name: 'Visits', values: [12] }] } }

export const Empty: Story = {
  args: { points: [], lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has been counted yet.')).toBeVisible()
  },
}

export const AllVariants: Story = {
  render: (args, { globals }) => (
    <div className="grid gap-16 lg:grid-cols-2">
      <LineChart {...args} locale={String(globals['locale'])} lines={[visits, readers, messages]} />
      <LineChart {...args} locale={String(globals['locale'])} />
      <LineChart {...args} points={[]} lines={[]} title="Empty" />
    </div>
  ),
}
