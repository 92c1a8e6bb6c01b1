import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { openMessages } from '#stories/fixtures/staff/messages.ts'
import { MessageList } from '#ui/blocks/staff/messages/message-list.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message list',
  component: MessageList,
  args: {
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
} satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Pages: Story = { args: { found: 94, pages: 3, page: 2 } }

export const NobodyWaits: Story = {
  args: { messages: [], found: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody waits.' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { messages: [], found: 0, isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all of them' })).toBeVisible()
  },
}
