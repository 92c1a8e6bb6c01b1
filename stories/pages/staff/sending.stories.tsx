import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SendingPage } from '#site/pages/staff/sending-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { paused, pausedByItself, scheduled, sending, sent } from '#stories/fixtures/staff/sending.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Sending',
  component: SendingPage,
  decorators: [
    (Story) => (
      <InTheHouse current="newsletter" layout="jamb" back={{ href: '#back', place: 'Newsletter' }}>
        {Story()}
      </InTheHouse>
    ),
  ],
  args: {
    sending,
    clock,
    action: '#sending',
    backHref: '#back',
    issueHref: '#issue',
    issuesHref: '#issues',
    current: 'de',
    hrefFor: (language) => `#${language}`,
    hrefForPerson: (id) => `#${id}`,
    maySend: true,
    onDeed: fn(),
  },
} satisfies Meta<typeof SendingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pause/ }))
    await expect(args.onDeed).toHaveBeenCalledWith('pause')
  },
}

export const Paused: Story = {
  args: { sending: paused },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Go on/ }))
    await expect(args.onDeed).toHaveBeenCalledWith('resume')
  },
}

export const PausedByItself: Story = {
  args: { sending: pausedByItself },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It paused by itself/)).toBeVisible()
  },
}

export const MailServerAway: Story = {
  args: { sending: { ...paused, pause: { why: 'server', at: clock.now, by: null } } },
}

export const Cancelling: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Cancel the rest'))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel for the other 196' }))
    await expect(args.onDeed).toHaveBeenCalledWith('cancel')
  },
}

export const Scheduled: Story = {
  args: { sending: scheduled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(?:Look at it once more|Issue)/ })).toHaveAttribute(
      'href',
      '#issue',
    )
  },
}

export const Sent: Story = {
  args: { sending: sent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What became of it' })).toBeVisible()
  },
}

export const LookingOn: Story = {
  args: { maySend: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(?:An owner can pause it|Looking)/ })).toBeDisabled()
  },
}

export const Refused: Story = { args: { problem: 'Somebody else has just changed it.' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const German: Story = { globals: { locale: 'de', theme: 'night' } }
