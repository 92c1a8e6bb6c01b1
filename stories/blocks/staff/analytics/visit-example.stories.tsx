import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { agreedVisit, analytics, declinedVisit } from '#stories/fixtures/staff/analytics.ts'
import { VisitExample } from '#ui/blocks/staff/analytics/visit-example.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Visit example',
  component: VisitExample,
  args: {
    clock: { now: analytics.at, timeZone: analytics.zone },
    months: 24,
    agreed: agreedVisit,
    declined: declinedVisit,
  },
  parameters: {
    docs: {
      description: {
        component:
          'What one visit stores, field by field. **Do** show rows of the database as they are. **Don’t** leave out a field.',
      },
    },
  },
} satisfies Meta<typeof VisitExample>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/en/portfolio/')).toBeVisible()
  },
}

export const Nobody: Story = { args: { agreed: null, declined: null } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
