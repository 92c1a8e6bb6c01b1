import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PeopleTabs } from '#ui/blocks/staff/people/people-tabs.tsx'

const meta = {
  title: 'Blocks/Staff/People/People tabs',
  component: PeopleTabs,
  args: {
    shown: 'working',
    counts: { working: 5, invited: 1, gone: 2 },
    hrefFor: (shown) => `#${shown}`,
    onShow: fn(),
  },
  parameters: {
    docs: {
      description: { component: 'Three lists, each with an address. **Do** count. **Don’t** hide an empty list.' },
    },
  },
} satisfies Meta<typeof PeopleTabs>

export default meta
type Story = StoryObj<typeof meta>

export const WorkingHere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Working here 5' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Invited 1' }))
    await expect(args.onShow).toHaveBeenCalledWith('invited')
  },
}
