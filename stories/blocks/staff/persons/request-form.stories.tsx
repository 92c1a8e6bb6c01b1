import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RequestForm } from '#ui/blocks/staff/persons/request-form.tsx'

const meta = {
  title: 'Blocks/Staff/Persons/Request form',
  component: RequestForm,
  args: { action: '#done', today: '2026-11-09', onSend: fn() },
} satisfies Meta<typeof RequestForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'besa@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the request' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      email: 'besa@example.org',
      kind: 'access',
      language: 'en',
      receivedOn: '2026-11-09',
    })
  },
}

export const Refused: Story = {
  args: {
    values: { email: 'besa@', kind: 'erasure', receivedOn: '2026-11-12' },
    errors: { email: 'This is not an address.', receivedOn: 'Please give a day that is not in the future.' },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
