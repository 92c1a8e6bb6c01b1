import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PostsPage } from '#site/pages/staff/posts-page.tsx'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { boardFilter, boardLit, boardPosts, germanBoardPosts } from '#stories/fixtures/staff/posts.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Posts',
  component: PostsPage,
  decorators: [(Story) => <InTheHouse current="posts">{Story()}</InTheHouse>],
  args: {
    usual: { from: '2026-11-12T09:00', timeZone: 'Europe/Tirane' },
    clock,
    behind: 4,
    transferHref: '#transfer',
    filter: boardFilter,
    posts: boardPosts,
    lit: boardLit,
    page: 1,
    pages: 1,
    hrefForPage: (page: number) => `#${page}`,
    clearHref: '#all',
    action: '#posts',
    onDeed: fn(),
  },
} satisfies Meta<typeof PostsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
    await expect(canvas.getByText(/^6 posts, 26 of 36 windows lit\. 4 show/)).toBeVisible()
  },
}

export const Writing: Story = { args: { writeHref: '#new' } }

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose “A performance budget/ }))
    await expect(canvas.getByRole('group', { name: 'What to do with the chosen posts' })).toBeVisible()
  },
}

export const German: Story = { args: { posts: germanBoardPosts }, globals: { locale: 'de' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Offline: Story = { args: { offlineSince: at('2026-11-09', '09:18') } }

export const Empty: Story = { args: { posts: [], behind: 0, filter: { ...boardFilter, all: 0 } } }
