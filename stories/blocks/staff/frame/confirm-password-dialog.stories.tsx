import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmPasswordDialog } from '#ui/blocks/staff/frame/confirm-password-dialog.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Confirm password dialog',
  component: ConfirmPasswordDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    action: '/admin/account',
    email: 'owner@dritare.example',
    title: 'Ten new recovery codes',
    text: 'The ten you have stop working at once.',
    deed: 'Make ten new codes',
    onSend: fn(),
  },
  render: (args) => (
    <div className="min-h-160">
      <ConfirmPasswordDialog {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Before people, keys, exports and what cannot be brought back, where the password was last asked for more than 15 minutes ago. The button says what happens next.',
      },
      story: { inline: false, height: '560px' },
    },
  },
} satisfies Meta<typeof ConfirmPasswordDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('a long sentence{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ password: 'a long sentence', code: '' })
  },
}

export const Final: Story = {
  args: {
    title: 'Remove the second step',
    text: 'Then a password alone opens this account.',
    deed: 'Remove it',
    isFinal: true,
  },
}

export const Refused: Story = {
  args: { errors: { password: 'That is not the password. Three tries are left.' } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const Checking: Story = {
  args: { isSending: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Checking…' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
