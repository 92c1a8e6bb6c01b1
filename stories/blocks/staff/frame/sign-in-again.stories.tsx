import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SignInAgain } from '#ui/blocks/staff/frame/sign-in-again.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Sign in again',
  component: SignInAgain,
  args: {
    label: 'Sign in again',
    action: '#signed-in',
    email: 'owner@dritare.example',
    onSend: fn(),
    children: (
      <DeedButton type="submit" tone="ink">
        Go on
      </DeedButton>
    ),
  },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'Password, and a code if one is needed: what two dialogs have in common.' } },
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof SignInAgain>

export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ password: 'a long sentence', code: '' })
  },
}

export const WithCode: Story = {
  args: { code: 'app' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence')
    await userEvent.type(canvas.getByLabelText('Six digits from your app'), '123456{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ password: 'a long sentence', code: '123456' })
  },
}

export const WithRecoveryCode: Story = {
  args: { code: 'recovery' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence')
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'abcd-efgh{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ password: 'a long sentence', code: 'abcd-efgh' })
  },
}

export const Refused: Story = {
  args: { errors: { password: 'That is not the password. Three tries are left.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByText(/Three tries are left/)).toBeVisible()
  },
}

export const NoConnection: Story = { args: { problem: 'No connection. What you wrote is kept.' } }
