import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BlogMessage } from '#ui/blocks/blog/blog-message.tsx'
import { Button } from '#ui/primitives/button.tsx'

const meta = {
  title: 'Blocks/Blog/Blog message',
  component: BlogMessage,
  args: {
    title: 'Nothing to see yet',
    text: 'Say what is the matter in a sentence, and offer one way on.',
    scene: 'scene-empty',
    level: 1,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Do use it in place of a list or an article.\n\nDon’t use it for a sentence about a form: that is a Notice.',
      },
    },
  },
} satisfies Meta<typeof BlogMessage>

export default meta
type Story = StoryObj<typeof meta>

export const WithWayOn: Story = {
  args: { children: <Button>See all posts</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nothing to see yet' })).toBeVisible()
  },
}

export const WordsOnly: Story = {}
