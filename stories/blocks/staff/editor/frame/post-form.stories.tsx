import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PostForm } from '#ui/blocks/staff/editor/frame/post-form.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Post form',
  component: PostForm,
  args: {
    action: '#saved',
    id: 'a-post',
    language: 'en',
    version: 3,
    children: <p className="p-8">The sheet.</p>,
    side: <p className="p-5">The panel.</p>,
  },
  parameters: { docs: { description: { component: 'One form for all that is saved: it works without scripts.' } } },
} satisfies Meta<typeof PostForm>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Text of the post, English' })).toHaveFormValues({ id: 'a-post' })
  },
}
