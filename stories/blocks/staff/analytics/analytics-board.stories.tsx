import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, dayNotes, firstDay, links, now } from '#stories/fixtures/staff/analytics.ts'
import { analyticsOfFew } from '#stories/fixtures/staff/analytics-groups.ts'
import { AnalyticsBoard } from '#ui/blocks/staff/analytics/analytics-board.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Board',
  component: AnalyticsBoard,
  args: {
    analytics,
    links,
    notes: dayNotes,
    live: { now, line: { state: 'live' } },
    action: '#board',
    keptFor: () => [],
    hrefForPost: (id) => `#${id}`,
    exampleHref: '#example',
  },
  parameters: {
    docs: {
      description: {
        component:
          'What visitors did, without knowing who they are. **Do** let a panel fail alone. **Don’t** add a panel that has no table.',
      },
    },
  },
} satisfies Meta<typeof AnalyticsBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'From where' })).toBeVisible()
  },
}

export const Tables: Story = { args: { links: asTables } }

export const First: Story = { args: { analytics: firstDay } }

export const Small: Story = {
  args: { analytics: analyticsOfFew },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Fewer than five visitors/)).toBeVisible()
  },
}

export const OneFailed: Story = {
  args: { analytics: { ...analytics, speed: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This panel did not come.')).toHaveLength(1)
  },
}

export const Loading: Story = { args: { isLoading: true } }
