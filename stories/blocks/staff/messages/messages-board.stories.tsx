import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { colleagues, messageCounts, openMessages } from '#stories/fixtures/staff/messages.ts'
import { MessagesBoard } from '#ui/blocks/staff/messages/messages-board.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Messages board',
  component: MessagesBoard,
  args: {
    filter: { action: '#messages', conditions: {}, counts: messageCounts, colleagues, hrefFor: () => '#shelf' },
    list: {
      messages: openMessages,
      shelf: 'open',
      isFiltered: false,
      found: 3,
      page: 1,
      pages: 1,
      clock,
      hrefFor: (id) => `#${id}`,
      hrefForPage: (page) => `#page-${page}`,
      clearHref: '#all',
      answeredHref: '#answered',
    },
    backHref: '#messages',
  },
} satisfies Meta<typeof MessagesBoard>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a message.')).toBeVisible()
  },
}

export const NotDone: Story = { args: { problem: 'There is no connection just now.' } }

export const Done: Story = { args: { done: 'Deleted: Top Rankings Team' } }
