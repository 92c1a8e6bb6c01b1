import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { InviteForm } from '#ui/blocks/staff/people/invite-form.tsx'

const meta = {
  title: 'Blocks/Staff/People/Invite form',
  component: InviteForm,
  args: { action: '#sent', onSend: fn() },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'One address and one role. **Don’t** ask for a name: it is theirs to choose.' } },
  },
  decorators: [(Story) => <div className="max-w-130">{Story()}</div>],
} satisfies Meta<typeof InviteForm>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'new@dritare.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }))
    await expect(args.onSend).toHaveBeenCalledWith({ email: 'new@dritare.example', role: 'moderator', language: 'en' })
  },
}

export const Refused: Story = {
  args: { values: { email: 'owner@dritare.example' }, errors: { email: 'Somebody works here with this address.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await expect(canvas.getByText('Somebody works here with this address.')).toBeVisible()
  },
}

export const Sending: Story = { args: { isSending: true } }

export const Sent: Story = {
  args: { sentTo: 'new@dritare.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The invitation is on its way to new@dritare.example.')
  },
}

export const NotSent: Story = { args: { problem: 'The mail did not leave. It is tried again by itself.' } }
