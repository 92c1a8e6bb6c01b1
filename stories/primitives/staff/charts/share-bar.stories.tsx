import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShareBar, ShareKey } from '#ui/primitives/staff/charts/share-bar.tsx'

const parts = [
  { look: 'solid' as const, count: 820 },
  { look: 'hatched' as const, count: 72 },
  { look: 'signal' as const, count: 18 },
]
const names = [
  { look: 'solid' as const, name: 'good' },
  { look: 'hatched' as const, name: 'could be better' },
  { look: 'signal' as const, name: 'poor' },
]

const meta = {
  id: 'primitives-staff-charts-share-bar',
  title: 'Primitives/Staff/Data/Share bar',
  component: ShareBar,
  subcomponents: { ShareKey },
  args: { parts },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Two or three parts of a whole. **Do** say what they stand for, with a key or in words at its ends. **Don’t** draw more than three.',
      },
    },
  },
} satisfies Meta<typeof ShareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Ratings: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=share-bar]')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Forced: Story = { globals: { colors: 'forced' } }

export const AllVariants: Story = {
  render: () => (
    <div className="grid max-w-120 gap-6">
      <ShareBar parts={parts} />
      <ShareBar parts={parts.slice(0, 2)} size="md" />
      <ShareBar parts={[]} />
      <ShareKey names={names} />
    </div>
  ),
}
