import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { boardFilter } from '#stories/fixtures/staff/posts.ts'
import { BoardFilter } from '#ui/blocks/staff/posts/board-filter.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Board filter',
  component: BoardFilter,
  args: { ...boardFilter, onShow: fn() },
  parameters: {
    docs: { description: { component: 'Which posts, in which order; each answer has an address.' } },
  },
} satisfies Meta<typeof BoardFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'behind')
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ state: 'behind', q: undefined }))
  },
}

export const Filtered: Story = {
  args: { conditions: { q: 'budget', type: 'insights', state: 'behind', in: 'fr', sort: 'title' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Insights 3' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
