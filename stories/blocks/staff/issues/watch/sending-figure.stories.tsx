import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { counts, paused, scheduled, sending } from '#stories/fixtures/staff/sending.ts'
import { SendingFigure } from '#ui/blocks/staff/issues/watch/sending-figure.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Sending figure',
  component: SendingFigure,
  args: { sending },
} satisfies Meta<typeof SendingFigure>

export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 a second, 20 s to go/)).toBeVisible()
  },
}

export const Slow: Story = { args: { sending: { ...sending, pace: 0.2, leftMilliseconds: 4_000_000 } } }

export const Paused: Story = { args: { sending: paused } }

export const Scheduled: Story = { args: { sending: scheduled } }

export const NotCountedYet: Story = {
  args: { sending: { ...scheduled, all: counts({}) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Who gets it is counted when it leaves.')).toBeVisible()
  },
}
