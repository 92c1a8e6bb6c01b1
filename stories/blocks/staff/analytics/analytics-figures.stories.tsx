import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, links } from '#stories/fixtures/staff/analytics.ts'
import { AnalyticsFigures } from '#ui/blocks/staff/analytics/analytics-figures.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Figures',
  component: AnalyticsFigures,
  args: { analytics, links },
  parameters: {
    docs: {
      description: {
        component:
          'Six numbers with their change; each chooses the line below. **Do** say under them how much is not seen. **Don’t** put a number here that has no comparison.',
      },
    },
  },
} satisfies Meta<typeof AnalyticsFigures>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Visitors/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText(/the page and nothing else/)).toBeVisible()
  },
}

export const NotCompared: Story = { args: { analytics: { ...analytics, figuresBefore: null } } }

export const OfPhones: Story = {
  args: {
    analytics: { ...analytics, seen: { views: 6108, agreed: 6108, share: 1 } },
    links: { ...links, shown: { ...links.shown, filters: { device: 'mobile' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The others are missing here/)).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
