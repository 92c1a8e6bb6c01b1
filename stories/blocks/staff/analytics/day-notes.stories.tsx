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
          'What was published on the days of the line. **Do** lead to the thing itself. **Don’t** list what happened outside of the time that is shown.',
      },
    },
  },
} satisfies Meta<typeof DayNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Newsletter/ })).toHaveAttribute('href', '#issue')
  },
}

export const Nothing: Story = { args: { notes: [] } }
