import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FirstDay } from '#ui/blocks/staff/analytics/first-day.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/First day',
  component: FirstDay,
  parameters: {
    docs: {
      description: {
        component: 'Before the first visitor: a dark house.',
      },
    },
  },
} satisfies Meta<typeof FirstDay>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody has looked in yet.' })).toBeVisible()
  },
}
