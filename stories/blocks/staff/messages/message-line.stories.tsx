import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { answeredMessages, asideMessages, openMessages } from '#stories/fixtures/staff/messages.ts'
import type { ListedMessage } from '#ui/blocks/staff/messages/message.ts'
import { MessageLine } from '#ui/blocks/staff/messages/message-line.tsx'

const all = [...openMessages, ...asideMessages, ...answeredMessages]

function messageOf(id: string): ListedMessage {
  const found = all.find((message) => message.id === id)
  if (!found) throw new Error(`There is no message ${id}.`)
  return found
}

const meta = {
  title: 'Blocks/Staff/Messages/Message line',
  component: MessageLine,
  args: { message: messageOf('m1'), clock, href: '#m1', isCurrent: false },
  decorators: [(Story) => <ul className="max-w-90">{Story()}</ul>],
} satisfies Meta<typeof MessageLine>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 h 12 min left of 24')).toBeVisible()
  },
}

export const Late: Story = {
  args: { message: { ...messageOf('m1'), dueAt: clock.now - 3_600_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 h late')).toBeVisible()
  },
}

export const Assigned: Story = { args: { message: messageOf('m2') } }

export const Current: Story = { args: { isCurrent: true } }

export const Quarantined: Story = { args: { message: messageOf('m4') } }

export const Answered: Story = {
  args: { message: messageOf('m6') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('answered by Mira Muster after 5 h 40 min')).toBeVisible()
  },
}

export const Archived: Story = { args: { message: messageOf('m7') } }
