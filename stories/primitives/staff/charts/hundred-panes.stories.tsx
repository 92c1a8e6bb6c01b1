import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HundredPanes } from '#ui/primitives/staff/charts/hundred-panes.tsx'

const meta = {
  id: 'primitives-staff-charts-hundred-panes',
  title: 'Primitives/Staff/Data/Hundred panes',
  component: HundredPanes,
  args: {
    parts: [
      { look: 'lit', count: 38 },
      { look: 'half', count: 11 },
      { look: 'dark', count: 51 },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Shares of a whole that people can count. **Do** round so that they add up to a hundred. **Don’t** use it for fewer than a hundred things without saying how many there were.',
      },
    },
  },
} satisfies Meta<typeof HundredPanes>

export default meta
type Story = StoryObj<typeof meta>

export const Decisions: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=hundred-panes]')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Forced: Story = { globals: { colors: 'forced' } }

export const AllVariants: Story = {
  render: ({ parts }) => (
    <div className="grid max-w-160 gap-8">
      <HundredPanes parts={parts} />
      <HundredPanes parts={[{ look: 'dark', count: 100 }]} />
      <div className="w-72">
        <HundredPanes
          parts={[
            { look: 'lit', count: 99 },
            { look: 'half', count: 1 },
          ]}
        />
      </div>
    </div>
  ),
}
