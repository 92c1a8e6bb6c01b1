import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TransferIn } from '#ui/blocks/staff/posts/transfer/transfer-in.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Transfer in',
  component: TransferIn,
  args: { action: '#sent', limit: 200_000_000, onFile: fn(), onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The way in for a zip of posts: drop, click and keyboard on one native input; a plain form without scripts.',
      },
    },
  },
} satisfies Meta<typeof TransferIn>

export default meta
type Story = StoryObj<typeof meta>

const name = 'posts-2026-11-09.zip'

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['x'], name, { type: 'application/zip' })
    await userEvent.upload(canvas.getByLabelText('Drop a zip file here, or choose it'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const Sending: Story = { args: { upload: { name, state: 'sending', share: 0.4 } } }

export const Reading: Story = { args: { upload: { name, state: 'reading' } } }

export const TooLarge: Story = {
  args: {
    upload: {
      name,
      state: 'refused',
      problem: 'This file is larger than 200 MB. Bring the posts in several parts.',
    },
  },
}

export const LineDown: Story = {
  args: { upload: { name, state: 'refused', canRetry: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Drop a zip file here, or choose it')).toBeDisabled()
  },
}

export const WithoutScripts: Story = { args: { told: 'Please choose a file first; this one is empty.' } }
