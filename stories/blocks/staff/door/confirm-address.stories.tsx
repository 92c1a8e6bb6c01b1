import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConfirmAddress } from '#ui/blocks/staff/door/confirm-address.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Confirm address',
  component: ConfirmAddress,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: {
    state: 'asked',
    email: 'arta@example.org',
    action: '#done',
    token: 'a token',
    signInHref: '#door',
    onSend: fn(),
  },
  parameters: {
    docs: {
      description: { component: '**Do** change nothing when the link is opened: mail scanners open them all.' },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof ConfirmAddress>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm it' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = { args: { state: 'waiting' } }

export const Changed: Story = {
  args: { state: 'changed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the door' })).toHaveAttribute('href', '#door')
  },
}

export const Phone: Story = { globals: onAPhone, play: fitsTheWindow }
