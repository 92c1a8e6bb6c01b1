import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PostDate } from '#ui/blocks/blog/post-date.tsx'

const meta = {
  title: 'Blocks/Blog/Post date',
  component: PostDate,
  args: { date: '2026-11-12' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do give it the date as the server has it: it writes it in the reader’s language.\n\nDon’t write dates as figures: 3/4 is two days.',
      },
    },
  },
} satisfies Meta<typeof PostDate>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 November 2026')).toHaveAttribute('datetime', '2026-11-12')
  },
}

export const NoDate: Story = {
  args: { date: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No date')).toBeVisible()
  },
}

export const InvalidDate: Story = {
  args: { date: '2026-13-45' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid date')).toBeVisible()
  },
}
