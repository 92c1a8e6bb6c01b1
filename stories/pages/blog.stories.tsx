import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BlogPage } from '#site/pages/blog-page.tsx'
import { counts, emptyListing, listing, posts, query } from '#stories/fixtures/blog.ts'

const meta = {
  title: 'Pages/Blog',
  component: BlogPage,
  args: {
    action: '/blog',
    query,
    listing,
    counts,
    hrefFor: (page) => `/blog?page=${page}`,
    onQueryChange: fn(),
    onRetry: fn(),
    share: { address: 'https://dritare.example/en/blog/', onCopy: fn(async () => {}) },
  },
} satisfies Meta<typeof BlogPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Learning Lab' })).toBeVisible()
    await expect(canvas.getByText('Digital Insights Hub')).toBeVisible()
  },
}

export const ByType: Story = {
  args: {
    query: { ...query, type: 'case-studies' },
    listing: { status: 'ready', posts: posts.slice(6, 8), total: 2, page: 1, pageCount: 1 },
  },
}

export const Loading: Story = { args: { listing: { status: 'loading' } } }

export const Failed: Story = {
  args: { listing: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Connection error' })).toBeVisible()
  },
}

export const NoResults: Story = {
  args: { listing: emptyListing, query: { ...query, q: 'fax machines' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /fax machines/ })).toBeVisible()
  },
}

export const NoPosts: Story = { args: { listing: emptyListing, query: { ...query, type: 'opinion' } } }
