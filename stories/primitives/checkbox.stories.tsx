import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Checkbox } from '#ui/primitives/checkbox.tsx'

const meta = {
  id: 'primitives-checkbox',
  title: 'Primitives/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the newsletter', name: 'newsletter', onCheckedChange: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Yes or no, sent with a form. **Do** phrase the label so that a tick means yes. **Don’t** tick a consent beforehand, and don’t use it for what takes effect at once: that is a `Switch`.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Send me the newsletter'))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Send me the newsletter' })).toBeChecked())
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(true))
  },
}

export const Checked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const WithHint: Story = {
  args: { hint: 'Once a month, never more.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Once a month, never more.')
  },
}

export const Invalid: Story = {
  args: { label: 'I have read the terms', error: 'Tick the box to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box to go on.')
  },
}

export const LongLabel: Story = {
  args: {
    className: 'max-w-80',
    label: 'I agree that my application is kept for six months, so that you can come back to me.',
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Checkbox {...args} label="Unchecked" />
      <Checkbox {...args} label="Checked" defaultChecked />
      <Checkbox {...args} label="With hint" hint="Once a month, never more." />
      <Checkbox {...args} label="Invalid" error="Tick the box to go on." />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled, checked" disabled defaultChecked />
    </div>
  ),
}
