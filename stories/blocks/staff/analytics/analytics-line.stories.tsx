import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, dayNotes, links } from '#stories/fixtures/staff/analytics.ts'
import { AnalyticsLine } from '#ui/blocks/staff/analytics/analytics-line.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Line',
  component: AnalyticsLine,
  args: { analytics, links, notes: dayNotes },
  parameters: {
    docs: {
      description: {
        component:
          'The chosen figure over time, the time before behind it, and what was published above it. **Do** reach the notes by keyboard. **Don’t** mix figures of different units.',
      },
    },
  },
} satisfies Meta<typeof AnalyticsLine>

export default meta
type Story = StoryObj<typeof meta>

export const Visitors: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'Visitors by day' })
    chart.focus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Visitors 52'))
  },
}

export const TimeOnPage: Story = { args: { links: { ...links, shown: { filters: {}, line: 'timeOnPage' } } } }

export const Apart: Story = {
  args: { links: { ...links, shown: { filters: {}, apart: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/programs that say so/)).toBeVisible()
  },
}

export const AsTable: Story = {
  args: { links: asTables },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('8 November')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
