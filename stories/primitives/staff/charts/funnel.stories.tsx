import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Funnel, type FunnelStep } from '#ui/primitives/staff/charts/funnel.tsx'

const steps: FunnelStep[] = [
  { id: 'seen', name: 'seen', value: '812', share: 1 },
  { id: 'begun', name: 'begun', value: '204', note: '25 %', share: 204 / 812 },
  { id: 'sent', name: 'sent', value: '61', note: '30 %', share: 61 / 812 },
  { id: 'failed', name: 'failed', value: '12', share: 12 / 812, isLoss: true },
]

const meta = {
  id: 'primitives-staff-charts-funnel',
  title: 'Primitives/Staff/Data/Funnel',
  component: Funnel,
  args: { steps },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What became of what was begun. **Do** keep the steps in the order in which people take them. **Don’t** compare two of different wholes by their heights.',
      },
    },
  },
} satisfies Meta<typeof Funnel>

export default meta
type Story = StoryObj<typeof meta>

export const Contact: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Forced: Story = { globals: { colors: 'forced' } }

export const AllVariants: Story = {
  render: () => (
    <div className="grid max-w-120 gap-8">
      <Funnel steps={steps} />
      <Funnel steps={steps.map((step) => ({ ...step, value: '0', note: undefined, share: 0 }))} />
      <div className="w-56">
        <Funnel steps={steps} />
      </div>
    </div>
  ),
}
