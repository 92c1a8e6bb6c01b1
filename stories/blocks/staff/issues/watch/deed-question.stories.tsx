import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeedQuestion } from '#ui/blocks/staff/issues/watch/deed-question.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Deed question',
  component: DeedQuestion,
  args: {
    ask: 'Cancel the rest',
    text: '214 have it already and keep it. The other 60 never get it.',
    deed: 'Cancel for the other 60',
    isFinal: true,
    action: '#cancel',
    fields: { deed: 'cancel' },
    onConfirm: fn(),
  },
} satisfies Meta<typeof DeedQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cancel the rest'))
    await expect(canvas.getByRole('button', { name: 'Cancel for the other 60' })).toBeVisible()
  },
}

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Cancel the rest'))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel for the other 60' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const KeptByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Cancel the rest'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
