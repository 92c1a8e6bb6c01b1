import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { VideoEmbed } from '#ui/blocks/blog/video-embed.tsx'

const meta = {
  title: 'Blocks/Blog/Video embed',
  component: VideoEmbed,
  args: {
    // Stories talk to this machine only.
    src: 'about:blank',
    href: 'https://www.youtube.com/watch?v=sample',
    provider: 'YouTube',
    title: 'A sample video',
    onAllow: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do name the provider: the visitor decides by it.\n\nDon’t load a preview picture from there either.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof VideoEmbed>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('A sample video')).toBeNull()
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load the video' }))
    await waitFor(() => expect(canvas.getByTitle('A sample video')).toBeVisible())
    await waitFor(() => expect(args.onAllow).toHaveBeenCalledOnce())
  },
}

export const AllowedBefore: Story = { args: { isAllowed: true } }

export const WithCaption: Story = { args: { caption: 'A video from elsewhere loads only when asked.' } }
