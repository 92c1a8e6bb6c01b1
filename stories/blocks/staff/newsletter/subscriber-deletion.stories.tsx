import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SubscriberDeletion } from '#ui/blocks/staff/newsletter/subscriber-deletion.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber deletion',
  component: SubscriberDeletion,
  args: { action: '#deleted', onDelete: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SubscriberDeletion>

export default meta
type Story = StoryObj<typeof meta>

export const SaysWhatStays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/For 30 days it can be brought back/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this address' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}
