import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, dayNotes } from '#stories/fixtures/staff/analytics.ts'
import { DayNotes } from '#ui/blocks/staff/analytics/day-notes.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Day notes',
  component: DayNotes,
  args: { notes: dayNotes, clock: analytics },
  parameters: {
    docs: {
      description: {
        component:
          'What happened on the days of the line, and what colleagues say of a day. **Do** lead to the thing itself. **Don’t** list what happened outside of the time that is shown.',
      },
    },
  },
} satisfies Meta<typeof DayNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Newsletter/ })).toHaveAttribute('href', '#issue')
  },
}

export const Nothing: Story = { args: { notes: [] } }

const writing = { action: '#board', day: '2026-11-09' }

export const Writing: Story = {
  args: { writing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Write a note on a day'))
    await expect(canvas.getByRole('button', { name: 'Write the note' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    writing: {
      ...writing,
      refused: {
        typed: { id: 'n', day: '2026-11-01', text: 'Seen in' },
        errors: { text: 'Please keep the note to 200 characters.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep the change' })).toBeVisible()
  },
}

export const German: Story = { args: { writing }, globals: { locale: 'de', theme: 'night' } }
