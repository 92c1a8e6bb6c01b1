import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ToastStand } from '#ui/blocks/staff/frame/toast-stand.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Toast stand',
  component: ToastStand,
  decorators: [(Story) => <div className="min-h-120">{Story()}</div>],
  args: {
    // Their clock stands still.
    secondLength: 3_600_000,
    onUndo: fn(),
    onGone: fn(),
    toasts: [
      { id: 1, tone: 'success', title: 'The post is saved' },
      { id: 2, title: 'The post is in Recently deleted', text: 'It waits there for 30 days.', undo: fn() },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Where toasts stand, of `StaffToasts`, which knows of them before this is fetched. Pages use that one.',
      },
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof ToastStand>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
  },
}

export const None: Story = {
  args: { toasts: [] },
  play: async () => {
    await expect(screen.queryByText('The post is saved')).toBeNull()
  },
}
