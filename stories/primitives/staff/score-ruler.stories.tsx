import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScoreRuler } from '#ui/primitives/staff/score-ruler.tsx'

const meta = {
  id: 'primitives-staff-score-ruler',
  title: 'Primitives/Staff/Data/Score ruler',
  component: ScoreRuler,
  args: { score: 0.35, threshold: 0.5, thresholdText: '0.50 goes through' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScoreRuler>

export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=score-ruler]')).toHaveAttribute('data-state', 'below')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid max-w-120 gap-6">
      {[0, 0.35, 0.5, 1].map((score) => (
        <ScoreRuler key={score} {...args} score={score} />
      ))}
    </div>
  ),
}
