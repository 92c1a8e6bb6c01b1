import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnalyticsPanelPage } from '#site/pages/staff/analytics/analytics-panel-page.tsx'
import { analytics, links } from '#stories/fixtures/staff/analytics.ts'
import { panelsNamed } from '#stories/fixtures/staff/analytics-panels.ts'
import { InTheHouse } from '../in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Analytics/All rows',
  component: AnalyticsPanelPage,
  decorators: [(Story) => <InTheHouse current="analytics">{Story()}</InTheHouse>],
  args: {
    panel: panelsNamed('pages')[0] ?? { panel: 'pages', measure: 'views', rows: [], found: 0, total: 0 },
    clock: analytics,
    from: '2026-10-10',
    to: '2026-11-08',
    isSmall: false,
    links,
    hrefForFilters: () => '#panel',
  },
} satisfies Meta<typeof AnalyticsPanelPage>

export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pages')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
