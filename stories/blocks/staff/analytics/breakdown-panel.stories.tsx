import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { panelsNamed } from '#stories/fixtures/staff/analytics-panels.ts'
import { BreakdownPanel } from '#ui/blocks/staff/analytics/breakdown-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Breakdown panel',
  component: BreakdownPanel,
  args: { panels: panelsNamed('pages', 'entries', 'exits'), clock: analytics, links, isSmall: false },
  parameters: {
    docs: {
      description: {
        component:
          'What visits are broken down by; a row filters the whole dashboard. **Do** put what is not known first. **Don’t** break down fewer than five visitors.',
      },
    },
  },
} satisfies Meta<typeof BreakdownPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '/en/' })).toHaveAttribute('href', expect.stringContaining('page'))
    await expect(canvas.getByText(/^Most: /)).toHaveTextContent('1,204')
  },
}

export const Countries: Story = {
  args: { panels: panelsNamed('countries') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Unknown')
  },
}

export const Chosen: Story = {
  args: { panels: panelsNamed('devices'), links: { ...links, shown: { filters: { device: 'mobile' } } } },
}

export const Small: Story = { args: { isSmall: true } }

export const Nothing: Story = { args: { panels: panelsNamed('countries').map((panel) => ({ ...panel, rows: [] })) } }

export const AsTable: Story = { args: { links: asTables } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
