import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnalyticsPage } from '#site/pages/staff/analytics/analytics-page.tsx'
import { analytics, asTables, dayNotes, firstDay, links, now } from '#stories/fixtures/staff/analytics.ts'
import { segmentsOfBoard } from '#stories/fixtures/staff/segments.ts'
import { InTheHouse } from '../in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Analytics/Dashboard',
  component: AnalyticsPage,
  decorators: [(Story) => <InTheHouse current="analytics">{Story()}</InTheHouse>],
  args: {
    analytics,
    links,
    notes: dayNotes,
    segments: segmentsOfBoard,
    writing: { action: '#board', day: '2026-11-09' },
    live: { now, line: { state: 'live' } },
    action: '#board',
    keptFor: () => [],
    hrefForPost: (id) => `#${id}`,
    exampleHref: '#example',
  },
} satisfies Meta<typeof AnalyticsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    // A phone's foot bar has one word for it.
    const lit = await canvas.findByRole('link', { name: /^(Seven at the window|Live)/ })
    await expect(lit).toHaveAttribute('href', '#now')
  },
}

export const Tables: Story = { args: { links: asTables } }

export const First: Story = {
  args: { analytics: firstDay, live: { now: { ...now, short: { visitors: 0, opened: 0 } }, line: { state: 'live' } } },
}

export const Filtered: Story = {
  args: { links: { ...links, shown: { filters: { in: 'de', device: 'mobile' }, line: 'views' } } },
}

export const WithoutLine: Story = {
  args: { live: { now, line: { state: 'stopped', since: now.at, nextIn: null, tries: 1 } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Now is not known'))[0]).toBeInTheDocument()
  },
}

export const German: Story = { globals: { locale: 'de', theme: 'night' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
