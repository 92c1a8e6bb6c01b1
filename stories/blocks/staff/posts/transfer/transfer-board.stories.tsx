import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { house, transfer } from '#stories/fixtures/staff/transfer.ts'
import { TransferBoard } from '#ui/blocks/staff/posts/transfer/transfer-board.tsx'

const plan = { plan: transfer, clock, action: '#run', dropHref: '#drop' }

const meta = {
  title: 'Blocks/Staff/Posts/Transfer board',
  component: TransferBoard,
  args: {
    backHref: '#posts',
    out: { house, href: '#posts.zip' },
    into: { action: '#sent', limit: 200_000_000 },
  },
} satisfies Meta<typeof TransferBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}

export const Planned: Story = { args: { plan } }

export const Done: Story = {
  args: { outcome: { kind: 'done', posts: 2, pictures: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 posts were brought in.')).toBeVisible()
  },
}

export const MakingPictures: Story = { args: { plan, outcome: { kind: 'making', left: 9 } } }

export const Conflict: Story = { args: { plan, outcome: { kind: 'conflict' } } }

export const Gone: Story = { args: { outcome: { kind: 'gone' } } }

export const PictureRefused: Story = {
  args: { plan, refused: [{ file: 'pictures/x.webp', why: { sentence: 'This file is damaged.' } }] },
}
