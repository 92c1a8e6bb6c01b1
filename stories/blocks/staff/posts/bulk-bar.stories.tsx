import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkBar } from '#ui/blocks/staff/posts/bulk-bar.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Bulk bar',
  component: BulkBar,
  args: { count: 3, onDeed: fn(), onIssue: fn(), onClear: fn() },
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

export const OneLanguage: Story = { args: { count: 1, only: 'de' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
