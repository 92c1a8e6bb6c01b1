import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { firstPost, posts } from '#stories/fixtures/blog.ts'
import { BlogCard } from '#ui/blocks/blog/blog-card.tsx'
import type { BlogCardView } from '#ui/blocks/blog/blog-types.ts'

const plain: BlogCardView = { href: '/blog/app/plain', title: 'Only a title' }

const meta = {
  title: 'Blocks/Blog/Blog card',
  component: BlogCard,
  args: { post: firstPost, level: 2 },
  parameters: {
    docs: {
      description: {
        component:
          'Do open a list with one featured card, and continue with rows.\n\nDon’t put featured cards in a row: the large pane is large because there is one.',
      },
    },
  },
} satisfies Meta<typeof BlogCard>

export default meta
type Story = StoryObj<typeof meta>

export const Featured: Story = {
  args: { variant: 'featured', priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: firstPost.title })).toHaveAttribute('href', firstPost.href)
    await expect(canvas.getByText('Featured')).toBeVisible()
  },
}

export const Row: Story = { args: { variant: 'row', post: posts[1] ?? firstPost } }

export const Compact: Story = {
  args: { variant: 'compact', post: posts[6] ?? firstPost },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
}

export const OnlyTitle: Story = {
  name: 'Only a title: General, 5 minutes, no date, no picture',
  args: { post: plain },
  play: async ({ canvas }) => {
    for (const fallback of ['General', 'No date', 'Image not available'])
      await expect(canvas.getByText(fallback)).toBeVisible()
    await expect(canvas.getAllByText('5-minute read')[0]).toBeInTheDocument()
  },
}

export const InvalidDate: Story = {
  args: { post: { ...firstPost, date: 'next spring' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid date')).toBeVisible()
  },
}

export const NoExcerpt: Story = {
  args: {
    post: {
      ...plain,
      title: firstPost.title,
      date: '2026-11-12',
      picture: { slug: 'accessible-from-the-start', alt: '' },
    },
  },
}

const long =
  'Barrierefreiheitsstärkungsgesetz, Datenschutzgrundverordnung, Donaudampfschifffahrtsgesellschaft: a very long title with very long words that nobody shortened before it was published'

export const VeryLongTitle: Story = {
  args: { post: { ...firstPost, title: long } },
  render: (args) => (
    <>
      <BlogCard {...args} variant="featured" />
      <BlogCard {...args} variant="row" />
    </>
  ),
}

export const PictureMissing: Story = {
  name: 'Featured without a picture',
  args: {
    variant: 'featured',
    post: { ...plain, featured: true, excerpt: 'The window stays shut until there is one.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image not available')).toBeVisible()
  },
}

export const FoundBySearch: Story = {
  args: {
    post: {
      ...plain,
      hits: {
        title: [
          { text: 'What ', isHit: false },
          { text: 'windows', isHit: true },
          { text: ' are for', isHit: false },
        ],
        excerpt: [
          { text: '… a wall of ', isHit: false },
          { text: 'window', isHit: true },
          { text: ' panes says more than the wall …', isHit: false },
        ],
      },
      excerpt: 'Shown where nothing was searched for.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('windows').tagName).toBe('MARK')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <>
      <BlogCard {...args} variant="featured" />
      {posts.slice(1, 4).map((post) => (
        <BlogCard key={post.href} post={post} />
      ))}
      <div className="grid sm:grid-cols-3">
        {posts.slice(4, 7).map((post) => (
          <BlogCard key={post.href} post={post} variant="compact" />
        ))}
      </div>
    </>
  ),
}
