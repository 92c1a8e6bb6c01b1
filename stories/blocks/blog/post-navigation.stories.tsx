import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { posts } from '#stories/fixtures/blog.ts'
import { PostNavigation } from '#ui/blocks/blog/post-navigation.tsx'

const [first, second, third] = posts
const previous = third ?? first
const next = second ?? first

const meta = {
  title: 'Blocks/Blog/Post navigation',
  component: PostNavigation,
  args: { previous, next },
  parameters: {
    docs: {
      description: {
        component: 'Do follow the order of the dates.\n\nDon’t loop from the last article to the first.',
      },
    },
  },
} satisfies Meta<typeof PostNavigation>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Next article/ })).toHaveAttribute('rel', 'next')
  },
}

export const OnlyPrevious: Story = { render: () => <PostNavigation previous={previous} /> }

export const OnlyNext: Story = { render: () => <PostNavigation next={next} /> }
