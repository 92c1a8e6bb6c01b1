import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, links } from '#stories/fixtures/staff/analytics.ts'
import { AnalyticsChips } from '#ui/blocks/staff/analytics/analytics-chips.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Chips',
  component: AnalyticsChips,
  args: {
    clock: analytics,
    links: { ...links, shown: { filters: { in: 'de', device: 'mobile', page: '/de/kontakt/', consent: 'yes' } } },
  },
  parameters: {
    docs: {
      description: {
        component:
          'What the numbers are narrowed to. **Do** take one away with one press. **Don’t** show a row of them when nothing is filtered.',
      },
    },
  },
} satisfies Meta<typeof AnalyticsChips>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Language Deutsch/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show everybody' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
