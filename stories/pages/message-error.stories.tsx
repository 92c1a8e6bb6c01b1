import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MessageErrorPage } from '#site/pages/message-error-page.tsx'

const meta = {
  title: 'Pages/Message error',
  component: MessageErrorPage,
  args: { action: '#again', onSend: fn() },
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
  args: { values: draft },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ ...draft, language: 'en' }, expect.any(HTMLFormElement)),
    )
  },
}

export const LongTextKept: Story = { args: { values: { ...draft, message: `${draft.message}\n\n`.repeat(20) } } }

export const FailedAgain: Story = {
  args: { values: draft, problem: 'Network error. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(draft.message)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Please try again.')
  },
}

export const WithReason: Story = {
  args: { values: draft, reason: 'Network error. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Please try again.')
  },
}
