import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sharedNumbers } from '#stories/fixtures/staff/analytics-groups.ts'
import { sharedLinks } from '#stories/fixtures/staff/segments.ts'
import { SharedBar } from '#ui/blocks/staff/segments/shared-bar.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/Shared bar',
  component: SharedBar,
  args: { analytics: sharedNumbers, links: sharedLinks },
  parameters: {
    docs: {
      description: {
        component:
          'Of whom shared numbers are, and over which time. **Don’t** let it look as if the first could be changed.',
      },
    },
  },
} satisfies Meta<typeof SharedBar>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '30 days', current: true })).toBeVisible()
  },
}

export const GermanPhone: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
