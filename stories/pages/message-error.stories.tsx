import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MessageErrorPage } from '#site/pages/message-error-page.tsx'

const meta = {
  title: 'Pages/Message error',
  component: MessageErrorPage,
  args: { action: '#again', onTryAgain: fn() },
} satisfies Meta<typeof MessageErrorPage>

export default meta
type Story = StoryObj<typeof meta>

const draft = {
  name: 'Jonida Sample',
  email: 'jonida@example.org',
  purpose: 'project',
  message: 'A site for our pottery, in Albanian and German.\nBefore the spring market, if that can be done.',
}

export const WithoutText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/contact')
  },
}

export const TextKept: Story = {
  args: { draft },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onTryAgain).toHaveBeenCalledWith({ ...draft, language: 'en' }))
  },
}

export const LongTextKept: Story = { args: { draft: { ...draft, message: `${draft.message}\n\n`.repeat(20) } } }

export const WithReason: Story = {
  args: { draft, reason: 'Network error. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Please try again.')
  },
}
