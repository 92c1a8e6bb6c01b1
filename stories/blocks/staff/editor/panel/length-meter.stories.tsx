import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LengthMeter } from '#ui/blocks/staff/editor/panel/length-meter.tsx'
import { inPanel } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Length meter',
  component: LengthMeter,
  decorators: [inPanel],
  args: { label: 'Title', name: 'Title for searches', text: 'Cheapest in the first week', fitting: 60 },
  parameters: { docs: { description: { component: 'Characters used of those that are shown whole.' } } },
} satisfies Meta<typeof LengthMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Fits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26 of 60')).toBeVisible()
  },
}

export const TooLong: Story = { args: { fitting: 20 } }
