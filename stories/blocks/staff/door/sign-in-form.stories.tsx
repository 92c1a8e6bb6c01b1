import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import german from '#locales/de/staff/staff-door.json' with { type: 'json' }
import { SignInForm } from '#ui/blocks/staff/door/sign-in-form.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Sign-in form',
  component: SignInForm,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: { action: '#sent', resetHref: '#reset', email: 'owner@dritare.example', onSend: fn(), onPasskey: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The first of two steps. **Do** say how many tries are left. **Don’t** say which of the two was wrong.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof SignInForm>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a green door, ajar{Enter}')
    const values = { email: 'owner@dritare.example', password: 'a green door, ajar' }
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(values))
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a green door, ajar')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('a green door, ajar'))
  },
}

export const WithAPasskey: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }))
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce())
  },
}

export const Refused: Story = {
  args: { triesLeft: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email and password do not go together. 2 more tries')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
  },
}

export const LastTry: Story = {
  args: { triesLeft: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('One more try')
  },
}

export const Waiting: Story = {
  args: { waitSeconds: 872 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /opens in 14:32/ })).toBeDisabled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many wrong tries.')
  },
}

export const Empty: Story = {
  args: {
    email: '',
    errors: { email: 'Please enter a valid email address', password: 'Please enter your password' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
}

export const Sending: Story = { args: { isSending: true } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: { triesLeft: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: german.signIn.next })).toBeVisible()
    await fitsTheWindow()
  },
}

export const OnAPhone: Story = { globals: onAPhone, play: fitsTheWindow }

export const WaitingOnAPhone: Story = {
  globals: { ...onAPhone, locale: 'de' },
  args: { waitSeconds: 872 },
  play: fitsTheWindow,
}
