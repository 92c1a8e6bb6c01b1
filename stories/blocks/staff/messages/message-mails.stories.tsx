import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { answerMail, failedMail, messageMails } from '#stories/fixtures/staff/messages.ts'
import { MessageMails } from '#ui/blocks/staff/messages/message-mails.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message mails',
  component: MessageMails,
  args: { mails: [...messageMails, answerMail], clock, action: '#done', onDeed: fn() },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessageMails>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheirWay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('451 greylisted, try again later')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onDeed).toHaveBeenCalledWith('withdraw', 'r')
  },
}

export const GivenUp: Story = {
  args: { mails: [failedMail] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.onDeed).toHaveBeenCalledWith('retry', 'f')
  },
}

/** The mail server took it, and reported later that it did not arrive. */
export const CameBack: Story = {
  args: { mails: [{ ...answerMail, state: 'returned', nextAt: null, reason: '550 5.1.1 no such mailbox' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Came back: it did not arrive')).toBeVisible()
    await expect(canvas.getByText('550 5.1.1 no such mailbox')).toBeVisible()
  },
}

export const None: Story = { args: { mails: [] } }
