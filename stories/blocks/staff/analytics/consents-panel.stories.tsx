import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { ConsentsPanel } from '#ui/blocks/staff/analytics/consents-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Consents panel',
  component: ConsentsPanel,
  args: { analytics, links },
  parameters: {
    docs: {
      description: {
        component:
          'What people decided about cookies, as a hundred windows. **Do** say how many decisions the hundred stand for. **Don’t** draw consent as success.',
      },
    },
  },
} satisfies Meta<typeof ConsentsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Of a hundred, 38 accepted/)).toBeVisible()
  },
}

export const AsTable: Story = { args: { links: asTables } }

export const Failed: Story = {
  args: { analytics: { ...analytics, consents: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This panel did not come.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
