import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpeningShutters } from '#ui/primitives/opening-shutters.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

const meta = {
  id: 'primitives-opening-shutters',
  title: 'Primitives/Layout/Opening shutters',
  component: OpeningShutters,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**Do** open one picture a page, the one of the first view. **Don’t** put anything to click or read behind them that cannot wait a second.',
      },
    },
  },
  render: (args) => (
    <div className="relative max-w-80 overflow-hidden border border-line">
      <Picture slug="scene-thank-you" alt="" sizes="20rem" ratio="1" />
      <OpeningShutters {...args} />
    </div>
  ),
} satisfies Meta<typeof OpeningShutters>

export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="opening-shutters"]')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Held still half-way: what is seen for a moment. */
export const AllVariants: Story = {
  args: { className: '[&>*]:animate-none [&>*]:scale-x-60' },
}
