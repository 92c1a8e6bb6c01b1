import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { openMessage } from '#stories/fixtures/staff/messages.ts'
import { MessageNotes } from '#ui/blocks/staff/messages/message-notes.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message notes',
  component: MessageNotes,
  args: { notes: openMessage.notes, clock, action: '#done', newId: 'note', onNote: fn() },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessageNotes>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'New note' }), 'Thursday suits her too.')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the note' }))
    await expect(args.onNote).toHaveBeenCalledWith('Thursday suits her too.')
  },
}

export const Refused: Story = { args: { notes: [], error: 'Please write something first.' } }
