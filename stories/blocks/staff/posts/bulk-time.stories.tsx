import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkTime } from '#ui/blocks/staff/posts/bulk-time.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Bulk time',
  component: BulkTime,
  args: { from: '2026-11-12T09:00', timeZone: 'Europe/Tirane', onSchedule: fn(), onClose: fn() },
  render: (args) => (
    <div className="bg-ink text-paper text-sm">
      <BulkTime {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'When the chosen posts open. **Do** say whose time of day it is. **Don’t** ask for it before anybody wants it.',
      },
    },
  },
} satisfies Meta<typeof BulkTime>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }))
    await expect(args.onSchedule).toHaveBeenCalledWith('2026-11-12T09:00')
    await userEvent.type(canvas.getByLabelText('Open them on'), '{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
