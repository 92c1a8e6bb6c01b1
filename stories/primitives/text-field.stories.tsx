import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TextField } from '#ui/primitives/text-field.tsx'

const meta = {
  id: 'primitives-text-field',
  title: 'Primitives/Fields/Text field',
  component: TextField,
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'email' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One line of text. **Do** keep the label above and in sight, and say in `error` how to mend it. **Don’t** put the label into the placeholder, and don’t mark a field as wrong before it was left or sent.',
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
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@example.com')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('ana@example.com'))
  },
}

export const Filled: Story = { args: { defaultValue: 'ana@example.com' } }

export const WithHint: Story = {
  args: { hint: 'We answer to this address and send nothing else.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.hint))
  },
}

export const WithPlaceholder: Story = { args: { placeholder: 'you@company.com' } }

export const Invalid: Story = {
  args: { defaultValue: 'ana@', error: 'An email address looks like name@example.com.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.error))
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.com' } }

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <TextField {...args} label="Empty" />
      <TextField {...args} label="With placeholder" placeholder="you@company.com" />
      <TextField {...args} label="With hint" hint="We answer to this address." defaultValue="ana@example.com" />
      <TextField {...args} label="Invalid" error="Write an email address." defaultValue="ana@" />
      <TextField {...args} label="Read only" readOnly defaultValue="ana@example.com" />
      <TextField {...args} label="Disabled" disabled defaultValue="ana@example.com" />
    </div>
  ),
}
