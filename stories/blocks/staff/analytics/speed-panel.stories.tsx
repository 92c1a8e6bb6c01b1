import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { SpeedPanel } from '#ui/blocks/staff/analytics/speed-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Speed panel',
  component: SpeedPanel,
  args: { analytics, links },
  parameters: {
    docs: {
      description: {
        component:
          'How fast pages were for real visitors, against the bounds. **Do** look at phones first. **Don’t** judge a page by five visits.',
      },
    },
  },
} satisfies Meta<typeof SpeedPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All that was measured is good.')).toBeVisible()
  },
}

export const Poor: Story = {
  args: {
    analytics: {
      ...analytics,
      speed: (analytics.speed ?? []).map((vital) => ({ ...vital, rating: vital.rating && ('poor' as const) })),
    },
  },
}

export const AsTable: Story = { args: { links: asTables } }

export const Failed: Story = {
  args: { analytics: { ...analytics, speed: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This panel did not come.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
