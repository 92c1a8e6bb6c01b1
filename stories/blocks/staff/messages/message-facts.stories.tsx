import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
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
    await expect(canvas.getByText('3 h 12 min left, all of them in working hours')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assigned to' }), 'Mira Muster')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await expect(args.onAssign).toHaveBeenCalledWith('a2')
  },
}

export const PromisedOverNight: Story = {
  args: { message: { ...openMessage, receivedAt: clock.now, dueAt: at('2026-11-10', '09:14') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 h left, 9 h of them in working hours')).toBeVisible()
  },
}

export const PromisedOnASunday: Story = {
  args: { clock: { ...clock, now: at('2026-11-07', '12:26') }, message: { ...openMessage, dueAt: at('2026-11-08') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23 h left, none of them in working hours')).toBeVisible()
  },
}

export const Late: Story = {
  args: { message: { ...openMessage, dueAt: at('2026-11-09', '09:00') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/working hours/)).toBeNull()
  },
}

export const FirstOfAnAddress: Story = {
  args: { message: { ...openMessage, earlier: 0, assigned: { id: 'a1', name: 'Arta Sample' } } },
}
