import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sending } from '#stories/fixtures/staff/sending.ts'
import { SendingTold } from '#ui/blocks/staff/issues/watch/sending-told.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Sending told',
  component: SendingTold,
  args: { sending },
} satisfies Meta<typeof SendingTold>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing to see: read out at each quarter. */
export const HalfHaveIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending. 50 in 100 have it.')
  },
}
