import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { DoorForm } from '#ui/blocks/staff/door/door-form.tsx'
import { DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'
import { AtTheDoor } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Door form',
  component: DoorForm,
  decorators: [
    (Story) => (
      <DoorSheet title="The back door.">
        <Story />
      </DoorSheet>
    ),
    (Story) => <AtTheDoor>{Story()}</AtTheDoor>,
  ],
  args: {
    label: 'Sign in',
    action: '#sent',
    submit: 'Next step',
    aside: { title: 'Forgotten?', text: 'We send a link to your address.' },
    children: <TextField name="email" label="Email" className="max-w-126" />,
    onSend: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The plain form of every page at the door. **Do** give it the server’s own sentences. **Don’t** tell an unknown address from a wrong password.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof DoorForm>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@dritare.example{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
  },
}

export const Refused: Story = {
  args: { refused: 'Email and password do not go together.', triesLeft: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 more tries, then this door waits 15 minutes.')
  },
}

export const Waiting: Story = {
  args: { waitSeconds: 872 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /opens in 14:32/ })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /One moment/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const OurFault: Story = {
  args: { problem: 'Something went wrong on our side. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  },
}
