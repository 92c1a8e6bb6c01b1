import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { colleagues, openMessage } from '#stories/fixtures/staff/messages.ts'
import { MessageFacts } from '#ui/blocks/staff/messages/message-facts.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message facts',
  component: MessageFacts,
  args: { message: openMessage, colleagues, clock, action: '#done', onAssign: fn() },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessageFacts>

export default meta
type Story = StoryObj<typeof meta>

export const ForNobodyYet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assigned to' }), 'Mira Muster')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await expect(args.onAssign).toHaveBeenCalledWith('a2')
  },
}

export const FirstOfAnAddress: Story = {
  args: { message: { ...openMessage, earlier: 0, assigned: { id: 'a1', name: 'Arta Sample' } } },
}
