import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PostPage } from '#site/pages/post-page.tsx'
import { article, shareAddress, topics } from '#stories/fixtures/blog.ts'

const share = { address: shareAddress, onCopy: fn(async () => {}), onShare: fn() }

const meta = {
  title: 'Pages/Post',
  component: PostPage,
  args: { status: 'ready', post: article, share, topics },
} satisfies Meta<typeof PostPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  },
}

export const Draft: Story = { args: { status: 'ready', post: { ...article, isDraft: true }, share, topics } }

export const Loading: Story = { render: () => <PostPage status="loading" /> }

export const NotAvailable: Story = {
  render: () => <PostPage status="missing" languages={[{ language: 'de', href: '/de/blog/' }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops! This article isn’t available.' })).toBeVisible()
  },
}
