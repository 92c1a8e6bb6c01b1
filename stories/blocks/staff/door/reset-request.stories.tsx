import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ResetRequest } from '#ui/blocks/staff/door/reset-request.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Reset request',
  component: ResetRequest,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: { action: '#sent', signInHref: '#door', onSend: fn() },
  parameters: {
    docs: {
      description: {
        component: '**Do** give everybody the same answer. **Don’t** say whether an address is known.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof ResetRequest>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@dritare.example{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ email: 'ana@dritare.example' }))
  },
}

export const NoAddress: Story = {
  args: { errors: { email: 'Please enter a valid email address' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
  },
}

export const Sent: Story = {
  args: { isSent: true, email: 'ana@dritare.example' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByText('ana@dritare.example')).toBeVisible()
  },
}

export const Waiting: Story = { args: { waitSeconds: 600 } }

export const SentOnAPhone: Story = { globals: onAPhone, args: Sent.args ?? {}, play: fitsTheWindow }
