import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { paused, sending } from '#stories/fixtures/staff/sending.ts'
import { SendingHead } from '#ui/blocks/staff/issues/watch/sending-head.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Sending head',
  component: SendingHead,
  args: {
    sending,
    clock,
    backHref: '#back',
    lit: { action: 'Pause', sub: '214 of 412, now German', short: 'Pause', icon: 'pause', keys: ['P'] },
  },
} satisfies Meta<typeof SendingHead>

export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending since 09:12')).toBeVisible()
  },
}

export const Paused: Story = { args: { sending: paused } }

export const NoNewerAnswer: Story = {
  args: { staleSince: clock.now },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The last answer is from 09:14/)).toBeVisible()
  },
}
