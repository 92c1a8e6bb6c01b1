import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PushOffer } from '#ui/blocks/push/push-offer.tsx'

const meta = {
  title: 'Blocks/Push/Push offer',
  component: PushOffer,
  args: { onEnable: fn(), onLater: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**Do** say what comes, how often and how to end it before anything is asked.\n\n**Don’t** promise a rhythm.',
      },
    },
  },
} satisfies Meta<typeof PushOffer>

export default meta
type Story = StoryObj<typeof meta>

export const Offering: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(args.onLater).toHaveBeenCalledOnce())
  },
}

export const Enabling: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enabling…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
