import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { invitations } from '#stories/fixtures/staff/people.ts'
import { InvitationList } from '#ui/blocks/staff/people/invitation-list.tsx'

const meta = {
  title: 'Blocks/Staff/People/Invitation list',
  component: InvitationList,
  args: { invitations, clock, action: '#done', onResend: fn(), onWithdraw: fn() },
  parameters: {
    docs: {
      description: { component: 'A link that lives 24 hours, a pane each. **Do** let an expired one be sent anew.' },
    },
  },
} satisfies Meta<typeof InvitationList>

export default meta
type Story = StoryObj<typeof meta>

export const OneExpired: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('link works 6 h more')).toBeVisible()
    await expect(canvas.getByText('the link has expired')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link: redazione@dritare.example' }))
    await expect(args.onResend).toHaveBeenCalledWith('i2')
  },
}

export const Nobody: Story = {
  args: { invitations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is invited.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
