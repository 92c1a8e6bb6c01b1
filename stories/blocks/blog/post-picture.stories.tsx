import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { firstPost } from '#stories/fixtures/blog.ts'
import { PostPicture } from '#ui/blocks/blog/post-picture.tsx'

const meta = {
  title: 'Blocks/Blog/Post picture',
  component: PostPicture,
  args: { picture: firstPost.picture, sizes: '30rem' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do say in `alt` what the drawing shows.\n\nDon’t leave the frame away when the picture is missing: the list keeps its grid.',
      },
    },
  },
  decorators: [(Story) => <div className="group max-w-120">{Story()}</div>],
} satisfies Meta<typeof PostPicture>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: firstPost.picture?.alt ?? '' })).toBeInTheDocument()
  },
}

export const WithBars: Story = { args: { hasBars: true } }

export const NoPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image not available')).toBeVisible()
  },
}
