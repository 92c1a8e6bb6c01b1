import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { PostsPanel } from '#ui/blocks/staff/analytics/posts-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Posts panel',
  component: PostsPanel,
  args: { analytics, links, hrefForPost: (id) => `#${id}` },
  parameters: {
    docs: {
      description: {
        component:
          'Which posts were read, and how many of their readers stayed. **Do** lead to the post. **Don’t** say a share of five readers.',
      },
    },
  },
} satisfies Meta<typeof PostsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What a website costs' })).toHaveAttribute('href', '#p1')
  },
}

export const AsTable: Story = { args: { links: asTables } }

export const Failed: Story = {
  args: { analytics: { ...analytics, posts: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This panel did not come.')).toBeVisible()
  },
}
