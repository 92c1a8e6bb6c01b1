import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { house } from '#stories/fixtures/staff/transfer.ts'
import { TransferOut } from '#ui/blocks/staff/posts/transfer/transfer-out.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Transfer out',
  component: TransferOut,
  args: { house, href: '#posts.zip' },
  parameters: {
    docs: { description: { component: 'All posts as one file. **Do** say what is in it, and what stays.' } },
  },
} satisfies Meta<typeof TransferOut>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download everything' })).toHaveAttribute('download')
  },
}

export const Nothing: Story = { args: { house: { posts: 0, windows: 0, pictures: 0 } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
