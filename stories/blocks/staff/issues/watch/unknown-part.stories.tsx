import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UnknownPart } from '#ui/blocks/staff/issues/watch/unknown-part.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Unknown part',
  component: UnknownPart,
  args: { count: 2, action: '#sending', mayAgain: true, onDeed: fn() },
} satisfies Meta<typeof UnknownPart>

export default meta
type Story = StoryObj<typeof meta>

export const SentAgainAfterTheQuestion: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Send it again'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send to 2 people again' }))
    await expect(args.onDeed).toHaveBeenCalledWith('again')
  },
}

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send it again'))
    await expect(canvas.getByText(/gets it twice/)).toBeVisible()
  },
}

export const ToldOnly: Story = { args: { mayAgain: false } }
