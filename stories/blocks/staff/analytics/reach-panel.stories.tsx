import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { ReachPanel } from '#ui/blocks/staff/analytics/reach-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Reach panel',
  component: ReachPanel,
  args: { analytics, links },
  parameters: {
    docs: {
      description: {
        component:
          'Whom the agency reaches because they asked for it. **Do** count what left. **Don’t** count who opened it.',
      },
    },
  },
} satisfies Meta<typeof ReachPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/412 people get the newsletter/)).toBeVisible()
  },
}

export const AsTable: Story = { args: { links: asTables } }

export const Failed: Story = {
  args: { analytics: { ...analytics, reach: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This panel did not come.')).toBeVisible()
  },
}
