import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { firstPost } from '#stories/fixtures/blog.ts'
import { PostPicture } from '#ui/blocks/blog/post-picture.tsx'
import manifest from '#ui/pictures/manifest.json' with { type: 'json' }

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

/** By staff: the crop keeps the focal point. */
export const Uploaded: Story = {
  args: {
    picture: {
      slug: 'a-bakery-opens-online',
      alt: 'A bakery.',
      upload: { ...manifest['a-bakery-opens-online'], focus: { x: 0.9, y: 0.5 } },
    },
  },
  decorators: [(Story) => <div className="max-w-40 *:aspect-square">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A bakery.' })).toHaveStyle({ objectPosition: '90% 50%' })
  },
}

export const NoPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image not available')).toBeVisible()
  },
}
