import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkBar } from '#ui/blocks/staff/posts/bulk-bar.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Bulk bar',
  component: BulkBar,
  args: {
    count: 3,
    usual: { from: '2026-11-12T09:00', timeZone: 'Europe/Tirane' },
    onDeed: fn(),
    onIssue: fn(),
    onClear: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'What can be done with the chosen posts. **Do** let everything be undone for ten seconds. **Don’t** ask before it.',
      },
    },
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('u')
    await expect(args.onDeed).toHaveBeenCalledWith('unpublish')
    await userEvent.click(canvas.getByRole('button', { name: 'Newsletter issue' }))
    await expect(args.onIssue).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('3 posts')
  },
}

export const Timed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('s')
    await expect(canvas.getByLabelText('Open them on')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDeed).toHaveBeenCalledWith('schedule', '2026-11-12T09:00')
    await userEvent.click(canvas.getByRole('button', { name: /^Schedule/ }))
  },
}

export const OneLanguage: Story = {
  args: { count: 1, only: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete in all languages' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
