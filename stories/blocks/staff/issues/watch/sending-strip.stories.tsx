import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { paused, pausedByItself } from '#stories/fixtures/staff/sending.ts'
import { SendingStrip } from '#ui/blocks/staff/issues/watch/sending-strip.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Sending strip',
  component: SendingStrip,
  args: { sending: paused, clock },
} satisfies Meta<typeof SendingStrip>

export default meta
type Story = StoryObj<typeof meta>

export const PausedByAColleague: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Paused by Arta Sample/)).toBeVisible()
  },
}

export const TooManyCameBack: Story = {
  args: { sending: pausedByItself },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/more than 5 in 100/)).toBeVisible()
  },
}

export const MailServerAway: Story = {
  args: { sending: { ...paused, pause: { why: 'server', at: clock.now, by: null } } },
}

export const Cancelled: Story = { args: { sending: { state: 'cancelled', pause: null } } }
