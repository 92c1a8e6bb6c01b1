import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MessageForm } from '#ui/blocks/forms/message-form.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

const meta = {
  title: 'Blocks/Forms/Message form',
  component: MessageForm,
  args: {
    action: '#sent',
    label: 'Ask the glazier',
    submit: 'Send',
    privacy: 'We use your words to answer them, and for nothing else.',
    className: 'max-w-160 gap-6',
    onSend: fn(),
    children: <TextField name="question" label="Your question" defaultValue="Does it open inwards?" />,
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The frame of the contact and the application form. **Do** put the fields inside and each error beside its field. **Don’t** give it a second button: it asks for one thing.',
      },
    },
  },
} satisfies Meta<typeof MessageForm>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1))
  },
}

export const Sending: Story = {
  args: { isSending: true, submit: 'Sending…', onSend: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }))
    await waitFor(() => expect(args.onSend).not.toHaveBeenCalled())
  },
}

export const WithProblems: Story = {
  args: { summary: 'One field needs another look.', problem: 'Five messages an hour are the most we take.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
  },
}
