import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'

const week = [2, 3, 4, 3, 3, 2, 2]

const meta = {
  id: 'primitives-staff-pane-chart',
  title: 'Primitives/Staff/Data/Pane chart',
  component: PaneChart,
  args: { columns: week, rows: 4, now: 6 },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A few numbers as a house front. **Do** say the numbers in words as well: the chart is hidden from screen readers. **Don’t** draw more rows than can be counted.',
      },
    },
  },
} satisfies Meta<typeof PaneChart>

export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=pane-chart]')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Nothing: Story = { args: { columns: week.map(() => 0) } }

export const AllVariants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-6">
      <PaneChart columns={week} rows={4} now={6} />
      <PaneChart columns={week} rows={4} />
      <PaneChart columns={[9, 0, 4]} rows={4} now={0} />
      <PaneChart columns={week.map(() => 0)} rows={4} />
      <div className="w-4">
        <PaneChart columns={[3]} rows={6} size="day" />
      </div>
      <div className="w-4">
        <PaneChart columns={[5]} rows={6} size="day" now={0} />
      </div>
      <div className="w-80">
        <PaneChart columns={[2, 1, 1, 3, 2, 2, 0, 1, 2, 4, 3, 5, 6, 7]} rows={7} size="hour" now={13} />
      </div>
      <div className="flex items-end gap-4">
        <PaneChart columns={[6, 4, 4, 1, 2, 1]} rows={6} size="street" />
        <PaneChart columns={[8, 5, 6, 2, 3, 1]} rows={8} size="street" now="all" />
      </div>
    </div>
  ),
}
