import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '#ui/primitives/skeleton.tsx'

const meta = {
  id: 'primitives-skeleton',
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  args: { className: 'max-w-100' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The place of something on its way, in its size, so that nothing jumps. **Do** copy the layout of what comes, and say once, in a status, that it loads. **Don’t** show it for what arrives with the page.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=skeleton]')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Heading: Story = { args: { shape: 'heading' } }

export const Pane: Story = { args: { shape: 'pane', className: 'aspect-3/2 max-w-100' } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid max-w-160 gap-6 sm:grid-cols-2">
      <Skeleton {...args} shape="pane" className="aspect-3/2" />
      <div className="grid content-start gap-3">
        <Skeleton {...args} shape="heading" className="w-4/5" />
        <Skeleton {...args} className="w-full" />
        <Skeleton {...args} className="w-11/12" />
        <Skeleton {...args} className="w-3/5" />
      </div>
    </div>
  ),
}
