import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, firstDay } from '#stories/fixtures/staff/analytics.ts'
import { KeptStrip } from '#ui/blocks/staff/analytics/kept-strip.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Kept strip',
  component: KeptStrip,
  args: { analytics, exampleHref: '#example' },
  parameters: {
    docs: {
      description: {
        component:
          'How long visits are kept, and what is deleted next. **Do** say the day. **Don’t** offer to keep them longer.',
      },
    },
  },
} satisfies Meta<typeof KeptStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,302 records of visits are deleted tomorrow 03:30/)).toBeVisible()
  },
}

export const Empty: Story = { args: { analytics: firstDay } }

export const Failed: Story = { args: { analytics: { ...analytics, kept: null } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
