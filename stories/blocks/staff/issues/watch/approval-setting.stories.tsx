import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ApprovalSetting } from '#ui/blocks/staff/issues/watch/approval-setting.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Approval setting',
  component: ApprovalSetting,
  args: { isApprovalAsked: false, action: '#issues', onChange: fn() },
} satisfies Meta<typeof ApprovalSetting>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Somebody else looks first' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const On: Story = { args: { isApprovalAsked: true } }
