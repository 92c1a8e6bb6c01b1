import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { passkeys } from '#stories/fixtures/staff/account.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { Passkeys } from '#ui/blocks/staff/account/passkeys.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Passkeys',
  component: Passkeys,
  args: { passkeys, clock, action: '#done', onAdd: fn(), onRemove: fn() },
  parameters: {
    docs: {
      description: { component: 'Passkeys by the names that their owner gave them. **Do** say when each was used.' },
    },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof Passkeys>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Laptop' }))
    await expect(args.onRemove).toHaveBeenCalledWith('k1')
  },
}

export const Added: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    await expect(args.onAdd).toHaveBeenCalledWith('Phone')
  },
}

export const NoneYet: Story = { args: { passkeys: [] } }

export const NameMissing: Story = { args: { error: 'Give it a name, so that you know it again.' } }

export const Refused: Story = {
  args: { problem: 'The computer did not make a passkey. Nothing has changed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const BrowserWithout: Story = {
  render: ({ onAdd: _, ...props }) => <Passkeys {...props} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser cannot make passkeys here.')).toBeVisible()
  },
}
