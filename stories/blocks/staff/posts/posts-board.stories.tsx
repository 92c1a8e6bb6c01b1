import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { boardFilter, boardLit, boardPosts } from '#stories/fixtures/staff/posts.ts'
import { PostsBoard } from '#ui/blocks/staff/posts/posts-board.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Posts board',
  component: PostsBoard,
  args: {
    usual: { from: '2026-11-12T09:00', timeZone: 'Europe/Tirane' },
    clock,
    filter: boardFilter,
    posts: boardPosts,
    lit: boardLit,
    page: 1,
    pages: 3,
    hrefForPage: (page: number) => `#${page}`,
    clearHref: '#all',
    action: '#posts',
    onDeed: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: 'The board with what is asked for, what its panes say and what is done with the chosen posts.',
      },
    },
  },
} satisfies Meta<typeof PostsBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose “The end of the carousel”' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take down' }))
    await expect(args.onDeed).toHaveBeenCalledWith('unpublish', [boardPosts.at(-1)])
  },
}

export const NotFound: Story = {
  args: { posts: [], filter: { ...boardFilter, conditions: { q: 'perfromance' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No post says “perfromance”.' })).toBeVisible()
  },
}

export const Empty: Story = { args: { posts: [], filter: { ...boardFilter, all: 0 } } }

export const Loading: Story = { args: { posts: undefined } }

export const Conflict: Story = {
  args: {
    outcome: {
      deed: 'unpublish',
      done: 2,
      refused: [{ id: 'p', title: 'The end of the carousel', why: 'changed', by: 'Ilir' }],
    },
  },
}
