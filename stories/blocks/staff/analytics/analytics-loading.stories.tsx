import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnalyticsLoading } from '#ui/blocks/staff/analytics/analytics-loading.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Loading',
  component: AnalyticsLoading,
  parameters: {
    docs: {
      description: {
        component: 'Frames before numbers, while another time is counted.',
      },
    },
  },
} satisfies Meta<typeof AnalyticsLoading>

export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Counting…')
  },
}
