import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { query } from '#stories/fixtures/blog.ts'
import { BlogFilters } from '#ui/blocks/blog/blog-filters.tsx'

const meta = {
  title: 'Blocks/Blog/Blog filters',
  component: BlogFilters,
  args: { action: '/blog', query, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Do put it directly above what it filters; every choice has an address of its own.\n\nDon’t search while the visitor types: words go out on Enter or the button.',
      },
    },
  },
} satisfies Meta<typeof BlogFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All posts' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured')
  },
}

export const CategoryChosen: Story = {
  args: { query: { ...query, type: 'case-studies', sort: 'date' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Case studies' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Opinion' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ q: '', type: 'opinion', sort: 'date', order: 'newest' }),
    )
  },
}

export const Searched: Story = {
  args: { query: { ...query, q: 'carousel', order: 'oldest' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' ends{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ q: 'carousel ends', sort: 'featured', order: 'oldest' }),
    )
  },
}

export const SortedByTitle: Story = {
  args: { query: { ...query, sort: 'title', order: 'oldest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Z to A')
  },
}
