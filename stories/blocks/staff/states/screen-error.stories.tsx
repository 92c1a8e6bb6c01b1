import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScreenError } from '#ui/blocks/staff/states/screen-error.tsx'

const meta = {
  title: 'Blocks/Staff/States/Screen error',
  component: ScreenError,
  args: {
    title: 'The answer did not leave.',
    text: 'The mail server said “try later”.',
    code: 451,
    kept: 'Your words, here and in the outbox.',
    next: 'It tries again by itself at 09:20:18.',
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'What happened, what is kept, what comes next and when. The number in brackets for whoever needs it. **Don’t** say “Something went wrong”.',
      },
    },
  },
} satisfies Meta<typeof ScreenError>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('(451)')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutScripts: Story = {
  args: { retryHref: '/admin/messages' },
  render: ({ onRetry: _, kept: _kept, next: _next, ...args }) => <ScreenError {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/admin/messages')
  },
}

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
