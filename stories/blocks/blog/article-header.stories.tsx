import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { article, firstPost } from '#stories/fixtures/blog.ts'
import { ArticleHeader } from '#ui/blocks/blog/article-header.tsx'

const meta = {
  title: 'Blocks/Blog/Article header',
  component: ArticleHeader,
  args: { post: article },
  parameters: {
    docs: {
      description: {
        component: 'Do write titles that fit three lines.\n\nDon’t repeat the excerpt as the first paragraph.',
      },
    },
  },
} satisfies Meta<typeof ArticleHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: firstPost.title })).toBeVisible()
    await expect(canvas.getByText('8 minutes')).toBeVisible()
  },
}

export const OnlyTitle: Story = {
  args: { post: { href: '/blog/app/plain', title: 'Only a title' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image not available')).toBeVisible()
    await expect(canvas.getByText('No date')).toBeVisible()
  },
}

export const Draft: Story = {
  args: { post: { ...article, isDraft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Draft.')
  },
}

export const VeryLongTitle: Story = {
  args: {
    post: {
      ...article,
      title: 'Barrierefreiheitsstärkungsgesetz und Datenschutzgrundverordnung: a very long title that nobody shortened',
    },
  },
}
