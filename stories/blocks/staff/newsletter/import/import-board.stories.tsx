import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportBoard } from '#ui/blocks/staff/newsletter/import/import-board.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Import board',
  component: ImportBoard,
  args: { backHref: '#newsletter', into: { action: '#sent' } },
} satisfies Meta<typeof ImportBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  args: { done: { kind: 'done', added: 212, asked: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('212 addresses were put on the list.')).toBeVisible()
  },
}

export const Going: Story = { args: { done: { kind: 'going', left: 9000 } } }

export const Gone: Story = { args: { done: { kind: 'gone' } } }

/** Nothing is lost: the page says what would happen now. */
export const Conflict: Story = { args: { done: { kind: 'conflict' } } }
