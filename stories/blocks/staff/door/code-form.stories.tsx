import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CodeForm } from '#ui/blocks/staff/door/code-form.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Code form',
  component: CodeForm,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: {
    action: '#sent',
    otherKindHref: '#recovery',
    startHref: '#start',
    account: 'Dritare: owner@dritare.example',
    onSend: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The second of two steps: six digits, or one of the recovery codes. **Do** offer a passkey where the account has one. **Don’t** send by itself at the sixth digit.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof CodeForm>

export default meta
type Story = StoryObj<typeof meta>

export const HalfTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from your app' }), '417')
    await expect(await canvas.findByText('changes in 30 s')).toBeVisible()
  },
}

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code from your app' }))
    await userEvent.paste('417 902')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ code: '417902' }))
  },
}

export const WithAPasskey: Story = {
  args: { onPasskey: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey instead' }))
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce())
  },
}

export const Refused: Story = {
  args: { triesLeft: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code is not the current one. 3 more tries')
  },
}

export const Waiting: Story = { args: { waitSeconds: 900 } }

export const RecoveryCode: Story = {
  args: { kind: 'recovery', otherKindHref: '#app' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'h4kw-9m2p{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ code: 'h4kw-9m2p' }))
  },
}

export const RecoveryCodeRefused: Story = { args: { kind: 'recovery', otherKindHref: '#app', triesLeft: 2 } }

export const OnAPhone: Story = { globals: onAPhone, args: { onPasskey: fn() }, play: fitsTheWindow }
