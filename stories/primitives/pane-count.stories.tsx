import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaneCount } from '#ui/primitives/pane-count.tsx'

const meta = {
  id: 'primitives-pane-count',
  title: 'Primitives/Data/Pane count',
  component: PaneCount,
  args: { columns: 24, lit: 3 },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: 'Do say the number in words beside it.\n\nDon’t draw a number that does not fill its rows.',
      },
    },
  },
} satisfies Meta<typeof PaneCount>

export default meta
type Story = StoryObj<typeof meta>

export const Hours: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=pane-count]')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Weeks: Story = { args: { columns: 8, lit: 1, unlit: 1, size: 'week' } }

export const AllVariants: Story = {
  render: () => (
    <div className="grid gap-6">
      <PaneCount columns={8} lit={3} />
      <PaneCount columns={24} lit={3} />
      <PaneCount columns={8} lit={1} unlit={1} size="week" />
    </div>
  ),
}
