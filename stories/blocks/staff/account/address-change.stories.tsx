import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { AddressChange } from '#ui/blocks/staff/account/address-change.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Address change',
  component: AddressChange,
  args: { email: 'owner@dritare.example', clock, action: '#done', onSend: fn() },
  parameters: {
    docs: {
      description: { component: 'The address changes once both mailboxes agreed. **Do** say which of them did.' },
    },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof AddressChange>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'New address' }), 'arta@dritare.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask both addresses' }))
    await expect(args.onSend).toHaveBeenCalledWith('arta@dritare.example')
  },
}

export const WaitingForTheOld: Story = {
  args: {
    waiting: {
      email: 'arta@dritare.example',
      until: at('2026-11-10', '08:30'),
      isOldConfirmed: false,
      isNewConfirmed: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for both addresses, until tomorrow 08:30.')).toBeVisible()
  },
}

export const Waiting: Story = { args: { waiting: { email: 'arta@dritare.example' } } }

export const Refused: Story = {
  args: { error: 'Please write an email address.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New address' })).toHaveFocus())
  },
}
