import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotesChart, type NotesChartProps } from '#ui/primitives/staff/charts/notes-chart.tsx'

const visitors = [138, 96, 104, 171, 166, 182, 190, 158, 101, 112, 204, 268, 221, 188]
const before = [121, 88, 92, 150, 148, 161, 166, 140, 92, 98, 158, 171, 166, 160]

const args: NotesChartProps = {
  label: 'Visitors by day',
  points: visitors.map((_, place) => ({ name: `${place + 10} October`, short: `${place + 10} Oct` })),
  lines: [
    { name: 'Visitors', values: visitors, look: 'main' },
    { name: 'Visits', values: visitors.map((count) => Math.round(count * 1.3)), look: 'second', isWideOnly: true },
    { name: 'Pages', values: visitors.map((count) => count * 3), look: 'third', isWideOnly: true },
    { name: '14 days before', values: before, look: 'before' },
  ],
  notes: [
    { id: 'a', place: 6, icon: 'post', text: 'What a website costs', href: '#a' },
    { id: 'b', place: 11, icon: 'mail', text: 'Newsletter 8', href: '#b' },
    { id: 'c', place: 11, icon: 'post', text: 'A performance budget', href: '#c' },
  ],
  write: (value) => String(value),
  hint: 'Arrow keys go from day to day.',
}

const meta = {
  id: 'primitives-staff-charts-notes-chart',
  title: 'Primitives/Staff/Data/Notes chart',
  component: NotesChart,
  args,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Lines over time, the time before behind them, and what happened on a day above. **Do** put a table of the same numbers one press away. **Don’t** draw more than three lines and the one before.',
      },
    },
  },
} satisfies Meta<typeof NotesChart>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const line of canvasElement.querySelectorAll('path[stroke-dasharray]'))
      await expect(line).not.toHaveStyle({ stroke: 'none' })
    const chart = canvas.getByRole('slider', { name: 'Visitors by day' })
    chart.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^21 October, Visitors 268.*Newsletter 8/),
    )
  },
}

/** Nothing was measured on some days; one stands alone. */
export const Gaps: Story = {
  args: {
    lines: [{ name: 'Visitors', values: [null, 3, null, 4, 5, null, 2, 3, 1, null, 6, 4, 4, null], look: 'main' }],
    notes: [],
  },
}

export const Forced: Story = { globals: { colors: 'forced' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const AllVariants: Story = {
  render: () => (
    <div className="grid gap-10">
      <NotesChart {...args} />
      <NotesChart {...args} notes={[]} lines={args.lines.slice(0, 1)} />
      <NotesChart
        {...args}
        points={args.points.slice(0, 1)}
        lines={[{ name: 'Visitors', values: [12], look: 'main' }]}
        notes={[]}
      />
      <NotesChart {...args} lines={[{ name: 'Visitors', values: visitors.map(() => 0), look: 'main' }]} notes={[]} />
      <div className="w-84">
        <NotesChart {...args} />
      </div>
    </div>
  ),
}
