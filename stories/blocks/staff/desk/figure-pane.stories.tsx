import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FigurePane } from '#ui/blocks/staff/desk/figure-pane.tsx'

const meta = {
  title: 'Blocks/Staff/Desk/Figure pane',
  component: FigurePane,
  args: {
    label: 'Visits',
    value: '1,239',
    change: '+28%',
    note: 'before: 969',
    week: [180, 190, 240, 200, 190, 140, 99],
    weekLabel: 'Visits, day by day: 180, 190, 240, 200, 190, 140, 99',
  },
  parameters: {
    docs: {
      description: {
        component: 'One number. **Do** say what it is compared with. **Don’t** colour a change good or bad.',
      },
    },
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
} satisfies Meta<typeof FigurePane>

export default meta
type Story = StoryObj<typeof meta>

export const WithWeek: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/day by day/)).toBeInTheDocument()
  },
}

export const Unknown: Story = {
  args: { value: 'Unknown', change: undefined, note: 'Nothing has been counted yet.', week: undefined },
}
