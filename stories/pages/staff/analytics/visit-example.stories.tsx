import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisitExamplePage } from '#site/pages/staff/analytics/visit-example-page.tsx'
import { agreedVisit, analytics, declinedVisit } from '#stories/fixtures/staff/analytics.ts'
import { InTheHouse } from '../in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Analytics/One visit',
  component: VisitExamplePage,
  decorators: [(Story) => <InTheHouse current="analytics">{Story()}</InTheHouse>],
  args: {
    clock: { now: analytics.at, timeZone: analytics.zone },
    months: 24,
    agreed: agreedVisit,
    declined: declinedVisit,
  },
} satisfies Meta<typeof VisitExamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What one visit stores')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
