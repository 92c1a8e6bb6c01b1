import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { NewsletterManage } from '#ui/blocks/forms/newsletter-manage.tsx'

const meta = {
  title: 'Blocks/Forms/Newsletter manage',
  component: NewsletterManage,
  args: { state: 'subscribed', action: '#', token: 'token', email: 'ana@example.com', onStep: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** offer one step at a time, and the way back after the last. **Do** change something only when the button is pressed: mail scanners open every link.\n\n**Don’t** ask why somebody leaves, and don’t make them sign in to do it.',
      },
    },
  },
} satisfies Meta<typeof NewsletterManage>

export default meta
type Story = StoryObj<typeof meta>

export const Unconfirmed: Story = {
  args: { state: 'unconfirmed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm subscription' }))
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith('confirm'))
  },
}

export const Confirming: Story = { args: { state: 'confirming' } }

export const Subscribed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }))
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith('unsubscribe'))
  },
}

export const Unsubscribing: Story = {
  args: { state: 'unsubscribing' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribing…' }))
    await waitFor(() => expect(args.onStep).not.toHaveBeenCalled())
  },
}

export const Unsubscribed: Story = {
  args: { state: 'unsubscribed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith('restore'))
  },
}

export const Restoring: Story = { args: { state: 'restoring' } }

export const Failed: Story = {
  args: { problem: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  },
}

export const RateLimited: Story = { args: { problem: 'rateLimited' } }

export const Phone: Story = {
  args: { state: 'unsubscribed', email: 'a.rather.long.name.of.somebody@department.company.example.com' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
