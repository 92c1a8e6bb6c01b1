import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DayNoteForm } from '#ui/blocks/staff/analytics/day-note-form.tsx'

const writing = { action: '#board', day: '2026-11-09', onSave: fn(), onDelete: fn() }
const note = { id: 'n', day: '2026-11-04', text: 'Seen in “Hand-picked links”' }

const meta = {
  title: 'Blocks/Staff/Analytics/Day note form',
  component: DayNoteForm,
  args: { writing },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A note on a day, new or changed. **Do** keep what was typed where it is not taken. **Don’t** offer days to come.',
      },
    },
  },
} satisfies Meta<typeof DayNoteForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'The museum linked to us')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.writing.onSave).toHaveBeenCalledWith({
      id: undefined,
      day: '2026-11-09',
      text: 'The museum linked to us',
    })
  },
}

export const Changed: Story = {
  args: { note },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the note' }))
    await expect(args.writing.onDelete).toHaveBeenCalledWith('n')
  },
}

export const Refused: Story = {
  args: {
    note,
    writing: {
      ...writing,
      refused: {
        typed: { id: 'n', day: '2026-11-10', text: 'Seen' },
        errors: { day: 'That day is still to come.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Seen')
  },
}
