import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { NewPasswordForm } from '#ui/blocks/staff/door/new-password-form.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/New password form',
  component: NewPasswordForm,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: {
    kind: 'invitation',
    role: 'moderator',
    action: '#sent',
    token: 'token',
    email: 'ana@dritare.example',
    onSend: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'For an invitation and for a forgotten password. **Do** say in words what is wrong with a password. **Don’t** draw a meter of its strength, and don’t ask for it twice.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof NewPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const reset = { kind: 'reset', needsCode: true } as const

export const Invited: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ana Sample')
    await userEvent.type(canvas.getByLabelText('New password'), 'a green door, ajar{Enter}')
    const values = { name: 'Ana Sample', password: 'a green door, ajar', code: '' }
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(values))
  },
}

export const InvitedAsOwner: Story = { args: { role: 'owner' } }

export const TooCommon: Story = {
  args: {
    name: 'Ana Sample',
    errors: { password: 'This password is on the list of the most common ones. A sentence of your own is better.' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/most common/)
  },
}

export const Reset: Story = {
  args: { ...reset, needsCode: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Code of your second step' })).toBeNull()
  },
}

export const ResetWithCode: Story = {
  args: reset,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a green door, ajar')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code of your second step' }), '417902{Enter}')
    const values = { name: '', password: 'a green door, ajar', code: '417902' }
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(values))
  },
}

export const ResetRefused: Story = { args: { ...reset, triesLeft: 2 } }

export const LongGerman: Story = { args: reset, globals: { locale: 'de' }, play: fitsTheWindow }

export const OnAPhone: Story = { globals: onAPhone, play: fitsTheWindow }
