import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { counts } from '#stories/fixtures/staff/sending.ts'
import { DeliveryWindows } from '#ui/blocks/staff/issues/watch/delivery-windows.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Delivery windows',
  component: DeliveryWindows,
  args: { counts: counts({ sent: 71, refused: 1, due: 26 }) },
} satisfies Meta<typeof DeliveryWindows>

export default meta
type Story = StoryObj<typeof meta>

export const LightingUp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('71 of 98 have it, 1 came back, 0 not known.')).toBeInTheDocument()
  },
}

export const Dark: Story = { args: { counts: counts({ due: 34 }) } }

export const AllLit: Story = { args: { counts: counts({ sent: 45 }) } }

export const SomeUnknown: Story = { args: { counts: counts({ sent: 20, unknown: 2, given: 1 }) } }

/** One that came back is seen even among thousands. */
export const AWindowForAGroup: Story = {
  args: { counts: counts({ sent: 1799, refused: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a window for 10 people')).toBeVisible()
  },
}
