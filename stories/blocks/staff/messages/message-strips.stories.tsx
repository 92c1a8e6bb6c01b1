import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { asideMessage, messageMails, openMessage } from '#stories/fixtures/staff/messages.ts'
import { MessageStrips } from '#ui/blocks/staff/messages/message-strips.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message strips',
  component: MessageStrips,
  args: { message: asideMessage, writers: [], clock, action: '#done', onRelease: fn() },
} satisfies Meta<typeof MessageStrips>

export default meta
type Story = StoryObj<typeof meta>

export const Aside: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Release/ }))
    await expect(args.onRelease).toHaveBeenCalledOnce()
  },
}

export const CalledSpam: Story = { args: { message: { ...asideMessage, mails: messageMails } } }

export const SomebodyElseWrites: Story = {
  args: { message: openMessage, writers: [{ name: 'Mira Muster', since: at('2026-11-09', '09:11') }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mira Muster has been writing an answer since 09:11.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
