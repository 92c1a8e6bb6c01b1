import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { ReturningPanel } from '#ui/blocks/staff/analytics/returning-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Returning panel',
  component: ReturningPanel,
  args: { analytics, links },
  parameters: {
    docs: {
      description: {
        component:
          'How many had been here before, of those of whom it is known. **Do** say of whom. **Don’t** guess it of the others.',
      },
    },
  },
} satisfies Meta<typeof ReturningPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('29%')).toBeVisible()
  },
}

export const AsTable: Story = { args: { links: asTables } }
