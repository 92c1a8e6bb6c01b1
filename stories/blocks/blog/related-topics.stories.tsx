import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { topics } from '#stories/fixtures/blog.ts'
import { RelatedTopics } from '#ui/blocks/blog/related-topics.tsx'

const meta = {
  title: 'Blocks/Blog/Related topics',
  component: RelatedTopics,
  args: { topics },
  parameters: {
    docs: {
      description: {
        component: 'Do offer three to six.\n\nDon’t link a topic that has no articles.',
      },
    },
  },
} satisfies Meta<typeof RelatedTopics>

export default meta
type Story = StoryObj<typeof meta>

export const WithCounts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'News 1 article' })).toHaveAttribute('href', '/blog/type/news')
  },
}

export const WithoutCounts: Story = {
  args: { topics: topics.map(({ href, label }) => ({ href, label })) },
}
