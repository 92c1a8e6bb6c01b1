import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { emptyListing, listing, posts, query } from '#stories/fixtures/blog.ts'
import { foundPages } from '#stories/fixtures/found-pages.ts'
import { BlogResults } from '#ui/blocks/blog/blog-results.tsx'

const meta = {
  title: 'Blocks/Blog/Blog results',
  component: BlogResults,
  args: { listing, query, hrefFor: (page) => `/blog?page=${page}`, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Do keep it on the page while it loads: its status tells screen readers what came.\n\nDon’t show an empty list without a way on.',
      },
    },
  },
} satisfies Meta<typeof BlogResults>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 articles')
    await expect(canvas.getAllByRole('article')).toHaveLength(9)
  },
}

export const SecondPage: Story = {
  args: { listing: { ...listing, posts: posts.slice(9), page: 2 } },
}

export const OneResult: Story = {
  args: {
    listing: { ...listing, posts: posts.slice(10, 11), total: 1, pageCount: 1 },
    query: { ...query, q: 'carousel' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 article for “carousel”')
  },
}

export const Loading: Story = {
  args: { listing: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading articles')
  },
}

export const Failed: Story = {
  args: { listing: { status: 'error' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load digital insights. Please try again later.',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }))
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
  },
}

export const NoResults: Story = {
  args: { listing: emptyListing, query: { ...query, q: 'fax machines' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No articles found for “fax machines”' })).toBeVisible()
  },
}

export const Nearest: Story = {
  args: {
    listing: { ...emptyListing, nearest: posts.slice(0, 2) },
    query: { ...query, q: 'accessible fax machines' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('These come nearest')
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
}

export const PagesAndArticles: Story = {
  args: {
    listing: { ...listing, posts: posts.slice(0, 2), total: 2, pageCount: 1 },
    pages: foundPages,
    query: { ...query, q: 'work' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pages' })).toBeVisible()
  },
}

export const PagesOnly: Story = { args: { listing: emptyListing, pages: foundPages, query: { ...query, q: 'work' } } }

export const NoPostsInCategory: Story = {
  args: { listing: emptyListing, query: { ...query, type: 'opinion' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No posts in Opinion yet' })).toBeVisible()
  },
}

export const NoPostsAtAll: Story = { args: { listing: emptyListing } }
