import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { notes } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { ApplicationNotes } from '#ui/blocks/staff/applications/application-notes.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Application notes',
  component: ApplicationNotes,
  decorators: [(Story) => <div className="max-w-104 p-5">{Story()}</div>],
  args: { id: 'a1', notes, clock, action: '#done', onNote: fn(), onRemove: fn() },
} satisfies Meta<typeof ApplicationNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the note/ }))
    await expect(args.onRemove).toHaveBeenCalledWith('n2')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Good type.')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the note' }))
    await expect(args.onNote).toHaveBeenCalledWith('Good type.')
  },
}

export const None: Story = { args: { notes: [] } }

export const Refused: Story = { args: { notes: [], error: 'Please write a note first.' } }
