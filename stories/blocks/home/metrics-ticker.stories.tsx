import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MetricsTicker } from '#ui/blocks/home/metrics-ticker.tsx'

const meta = {
  title: 'Blocks/Home/Metrics ticker',
  component: MetricsTicker,
  parameters: {
    docs: {
      description: {
        component:
          'Do keep each figure to two words: they pass by.\n\nDon’t say anything here that is said nowhere else.',
      },
    },
  },
} satisfies Meta<typeof MetricsTicker>

export default meta
type Story = StoryObj<typeof meta>

export const Moving: Story = {
  play: async ({ canvas }) => {
    // The second row is only there for the eye.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}

export const Paused: Story = {
  // The camera asks for reduced motion, where nothing moves and nothing can be paused.
  tags: ['no-camera'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the moving figures' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Let the figures move' })).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Dritare in figures' })).toHaveAttribute('data-state', 'paused'),
    )
  },
}
