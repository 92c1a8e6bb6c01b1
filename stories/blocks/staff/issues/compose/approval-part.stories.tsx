import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { ApprovalPart } from '#ui/blocks/staff/issues/compose/approval-part.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Approval part',
  component: ApprovalPart,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    approval: null,
    mayApprove: true,
    version: 4,
    clock,
    action: '#approved',
    onApprove: fn(),
  },
} satisfies Meta<typeof ApprovalPart>

export default meta
type Story = StoryObj<typeof meta>

export const Yours: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve this version' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}

/** Who has saved last does not approve. */
export const Awaited: Story = {
  args: { mayApprove: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Approved: Story = {
  args: { approval: { at: at('2026-11-09', '08:40'), by: 'Mira Muster', isOfThis: true } },
}

export const ChangedSince: Story = {
  args: { approval: { at: at('2026-11-09', '08:40'), by: 'Mira Muster', isOfThis: false } },
}
