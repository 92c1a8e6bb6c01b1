import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PasswordChange } from '#ui/blocks/staff/account/password-change.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Password change',
  component: PasswordChange,
  args: { action: '#done', onSend: fn() },
  parameters: {
    docs: {
      description: {
        component: 'Length is said in words while typing. **Don’t** draw a bar for strength: it guesses.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof PasswordChange>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('The one you have'), 'old enough to go')
    await userEvent.type(canvas.getByLabelText('The new one'), 'a cat on the sill')
    await expect(canvas.getByText('17 characters. Long enough.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change the password' }))
    await expect(args.onSend).toHaveBeenCalledWith({ current: 'old enough to go', next: 'a cat on the sill' })
  },
}

export const TooCommon: Story = {
  args: { errors: { next: 'This password is on the list of common ones.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('The new one')).toHaveFocus())
  },
}

export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All other sessions have ended.')
  },
}

export const Sending: Story = { args: { isSending: true } }
