import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'

const meta = {
  id: 'primitives-staff-pane-clock',
  title: 'Primitives/Staff/Data/Pane clock',
  component: PaneClock,
  args: { total: 24, left: 17 },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A promise being used up: 24 hours, 5 working days, 30 days, 24 months. **Do** say the time in words beside it. **Don’t** let it move: it steps, without a transition.',
      },
    },
  },
} satisfies Meta<typeof PaneClock>

export default meta
type Story = StoryObj<typeof meta>

export const Hours: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=pane-clock]')).toHaveAttribute('data-state', 'lit')
  },
}

export const Asking: Story = { args: { left: 3, isAsking: true } }

export const UsedUp: Story = { args: { left: 0 } }

export const Seconds: Story = { args: { total: 30, left: 18, size: 'slim' } }

export const AllVariants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-5">
      <PaneClock total={24} left={3} isAsking />
      <PaneClock total={24} left={17} />
      <PaneClock total={24} left={23} columns={12} size="sm" />
      <PaneClock total={30} left={23} columns={15} size="sm" />
      <PaneClock total={5} left={2} size="lg" />
      <PaneClock total={2} left={1} size="xl" />
      <PaneClock total={30} left={18} size="slim" />
      <PaneClock total={24} left={24} />
      <p className="bg-ink p-4 panes-on-ink">
        <PaneClock total={24} left={9} />
      </p>
    </div>
  ),
}
