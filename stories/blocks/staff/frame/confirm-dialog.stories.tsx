import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from '#ui/blocks/staff/frame/confirm-dialog.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'End all sessions of Jonida Sample?',
    text: 'She is signed out on three devices at once. What she has not saved stays in her browser.',
    deed: 'End three sessions',
  },
  render: (args) => (
    <div className="min-h-160">
      <ConfirmDialog {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what will happen and to how many, and let the button say it again. **Do** offer undo instead, where that is possible. **Don’t** ask “Are you sure?”, and never “OK”.',
      },
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const CanBeMended: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave it as it is' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'End three sessions' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Final: Story = {
  args: {
    isFinal: true,
    title: 'Delete four posts for good?',
    text: 'Then nobody can bring them back. Backups forget them after 14 days.',
    deed: 'Delete four for good',
    keep: 'Keep all four',
  },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'One moment…' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { problem: 'The line was cut. Nothing has changed; try once more.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed')
  },
}

export const Phone: Story = { args: { isFinal: true }, globals: { viewport: { value: 'phone', isRotated: false } } }
