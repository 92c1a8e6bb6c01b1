import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { links } from '#stories/fixtures/staff/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Panel',
  component: AnalyticsPanel,
  args: {
    name: 'pages',
    title: 'Pages',
    aside: 'pages opened',
    links,
    sentence: 'Most: /en/, 1,118 of 4,805.',
    children: null,
  },
  parameters: {
    docs: {
      description: {
        component:
          'One part of the dashboard: chart or table, a sentence, and its file. **Do** fail alone. **Don’t** fill a panel with more than one question.',
      },
    },
  },
} satisfies Meta<typeof AnalyticsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pages as a table' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pages as a CSV file' })).toHaveAttribute('href', '#pages.csv')
  },
}

export const Failed: Story = { args: { isFailed: true } }
