import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { firstPost, shareAddress } from '#stories/fixtures/blog.ts'
import { Share } from '#ui/blocks/blog/share.tsx'

const meta = {
  title: 'Blocks/Blog/Share',
  component: Share,
  args: { address: shareAddress, title: firstPost.title, onCopy: fn(async () => {}) },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do give it the canonical address, without the visitor’s own parameters.\n\nDon’t add a network’s script: a link is enough.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof Share>

export default meta
type Story = StoryObj<typeof meta>

export const LinksOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const WithDeviceSharing: Story = {
  args: { onShare: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share with an app' }))
    await waitFor(() => expect(args.onShare).toHaveBeenCalledOnce())
  },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(shareAddress))
  },
}

export const CopyingFailed: Story = {
  args: {
    onCopy: fn(async () => {
      throw new Error('The clipboard is not available.')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText(/copy it by hand/)).toBeVisible()
  },
}
