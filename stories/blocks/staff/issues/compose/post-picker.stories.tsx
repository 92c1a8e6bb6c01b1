import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { FoundPost } from '#ui/blocks/staff/issues/compose/issue.ts'
import { PostPicker } from '#ui/blocks/staff/issues/compose/post-picker.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Post picker',
  component: PostPicker,
  args: {
    open: true,
    onOpenChange: fn(),
    findPosts: async (): Promise<readonly FoundPost[]> => [
      { id: 'accessibility', title: 'Accessibility is cheapest in the first week', isLive: true },
      { id: 'performance', title: 'A performance budget that holds', isLive: false },
    ],
    onChoose: fn(),
  },
  // An open one would cover the page, so each has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PostPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^A performance budget/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'performance' }))
  },
}

export const NothingFound: Story = {
  args: { findPosts: async () => [] },
  play: async () => {
    await expect(await screen.findByText('No post has these words in its title.')).toBeVisible()
  },
}

export const NoLine: Story = {
  args: { findPosts: () => Promise.reject(new Error('no line')) },
  play: async () => {
    await expect(await screen.findByText(/cannot be read just now/)).toBeVisible()
  },
}
