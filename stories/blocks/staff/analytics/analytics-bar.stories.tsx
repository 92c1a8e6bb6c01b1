import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { analytics, links } from '#stories/fixtures/staff/analytics.ts'
import { AnalyticsBar } from '#ui/blocks/staff/analytics/analytics-bar.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Bar',
  component: AnalyticsBar,
  args: { analytics, links, action: '#board', keptFor: () => [], onShow: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Which time, against which, and of whom. **Do** keep everything in the address. **Don’t** hide what is filtered in here: the chips below say it.',
      },
    },
  },
} satisfies Meta<typeof AnalyticsBar>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Comparison' }), 'none')
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ compare: 'none' }))
  },
}

export const OwnDates: Story = {
  args: { analytics: { ...analytics, timeRange: 'own' } },
  play: async ({ canvas, userEvent, args }) => {
    const fold = canvas.getByText('10 Oct to 8 Nov')
    await userEvent.click(fold)
    await userEvent.click(within(fold.closest('details') ?? fold).getByRole('button', { name: 'Show' }))
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ from: '2026-10-10', timeRange: 'own' }))
  },
}

export const Filters: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const fold = canvas.getByText('Filter')
    await userEvent.click(fold)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Device' }), 'mobile')
    await userEvent.click(within(fold.closest('details') ?? fold).getByRole('button', { name: 'Show' }))
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ filters: { device: 'mobile' } }))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
