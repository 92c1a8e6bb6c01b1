import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'

const meta = {
  id: 'primitives-staff-password-field',
  title: 'Primitives/Staff/Fields/Password field',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show the password', name: 'password', autoComplete: 'current-password' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A password that can be shown while it is typed. **Do** allow pasting, and tell password managers with `autoComplete` whether it is the current one or a new one. **Don’t** ask for it twice: it can be looked at.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  args: { defaultValue: 'a green door, ajar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Shown: Story = {
  args: { defaultValue: 'a green door, ajar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('a green door, ajar'))
    await expect(canvas.getByRole('button', { name: 'Show the password' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Invalid: Story = {
  args: { error: 'This password is on the list of common ones.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(String(args.error))
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <PasswordField {...args} label="Empty" />
      <PasswordField {...args} label="With hint" hint="At least 12 characters." defaultValue="a green door, ajar" />
      <PasswordField {...args} label="Invalid" error="Too short." defaultValue="door" />
      <PasswordField {...args} label="Disabled" disabled defaultValue="a green door, ajar" />
    </div>
  ),
}
