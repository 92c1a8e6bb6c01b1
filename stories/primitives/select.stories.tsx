import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Select } from '#ui/primitives/select.tsx'

const meta = {
  id: 'primitives-select',
  title: 'Primitives/Fields/Select',
  component: Select,
  args: {
    label: 'What is it about?',
    name: 'purpose',
    placeholder: 'Please choose',
    defaultValue: '',
    options: [
      { value: 'website', label: 'A new website' },
      { value: 'brand', label: 'A brand' },
      { value: 'app', label: 'An app' },
      { value: 'other', label: 'Something else' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One of several, in the device’s own list. **Do** use it from five choices upwards. **Don’t** use it for two or three: a `RadioGroup` shows them at once; and don’t let it do something as soon as it changes.',
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
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'An app')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('app'))
  },
}

export const Chosen: Story = { args: { defaultValue: 'brand' } }

export const WithHint: Story = { args: { hint: 'So that the right person answers.' } }

export const Invalid: Story = {
  args: { error: 'Choose one of them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose one of them.')
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Select {...args} label="Nothing chosen" />
      <Select {...args} label="Chosen" defaultValue="website" />
      <Select {...args} label="With hint" hint="So that the right person answers." />
      <Select {...args} label="Invalid" error="Choose one of them." />
      <Select {...args} label="Disabled" disabled />
    </div>
  ),
}
