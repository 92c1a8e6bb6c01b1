import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BlogListSkeleton } from '#ui/blocks/blog/blog-list-skeleton.tsx'

const meta = {
  title: 'Blocks/Blog/Blog list skeleton',
  component: BlogListSkeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Do show it in the place of the list it stands for.\n\nDon’t rely on it alone: it is silent, the list’s status speaks.',
      },
    },
  },
} satisfies Meta<typeof BlogListSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="blog-list-skeleton"]')).toHaveAttribute('aria-hidden', 'true')
  },
}
