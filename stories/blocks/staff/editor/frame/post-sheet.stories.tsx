import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PostSheet } from '#ui/blocks/staff/editor/frame/post-sheet.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Post sheet',
  component: PostSheet,
  args: {
    language: 'en',
    title: 'Accessibility is cheapest in the first week',
    excerpt: 'A colour, a menu and a form cost the same to make for everyone, as long as somebody asks in time.',
    onTitleChange: fn(),
    children: <p>A ramp that is on the first drawing is a piece of floor with a slope.</p>,
  },
  parameters: { docs: { description: { component: 'Title and text as the public page sets them.' } } },
} satisfies Meta<typeof PostSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await expect(args.onTitleChange).toHaveBeenLastCalledWith(`${args.title}!`)
  },
}

export const NewOne: Story = { args: { title: '', excerpt: '' } }

export const TooLong: Story = { args: { error: 'A title has at most 200 characters.' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
