import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { FormsPanel } from '#ui/blocks/staff/analytics/forms-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Forms panel',
  component: FormsPanel,
  args: { analytics, links },
  parameters: {
    docs: {
      description: {
        component:
          'What became of forms, and at which field they failed. **Do** mend the field that fails most. **Don’t** compare forms of different lengths.',
      },
    },
  },
} satisfies Meta<typeof FormsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed at: e-mail 5, message 2')).toBeVisible()
  },
}

export const AsTable: Story = { args: { links: asTables } }

export const Failed: Story = {
  args: { analytics: { ...analytics, forms: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This panel did not come.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
