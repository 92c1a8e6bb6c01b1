import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'

const meta = {
  id: 'primitives-radio-group',
  title: 'Primitives/Fields/Radio group',
  component: RadioGroup,
  args: {
    label: 'How would you like to work with us?',
    name: 'interest',
    onValueChange: fn(),
    options: [
      { value: 'freelancer', label: 'Freelance' },
      { value: 'partnership', label: 'Partnership' },
      { value: 'fulltime', label: 'Full time' },
      { value: 'other', label: 'Otherwise' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One of a few, all in sight. **Do** start with nothing chosen unless one choice is right for nearly everybody. **Don’t** use it for more than six (`Select`) or for yes and no (`Checkbox`).',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

const withHints = [
  { value: 'simple', label: 'A simple site', hint: '2–4 weeks' },
  { value: 'complex', label: 'A complex project', hint: '8–16 weeks' },
  { value: 'care', label: 'Care for what exists', hint: 'From month to month', disabled: true },
]

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Partnership'))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Partnership' })).toBeChecked())
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('partnership'))
  },
}

export const Chosen: Story = { args: { defaultValue: 'fulltime' } }

export const WithHints: Story = {
  args: { label: 'What is it?', hint: 'A guess is enough.', options: withHints, defaultValue: 'simple' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('A guess is enough.')
    await expect(canvas.getByRole('radio', { name: 'A simple site' })).toHaveAccessibleDescription('2–4 weeks')
  },
}

export const Panes: Story = {
  args: { variant: 'panes', label: 'What is it?', options: withHints, defaultValue: 'complex' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2–4 weeks'))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'A simple site' })).toBeChecked())
  },
}

export const Invalid: Story = {
  args: { error: 'Choose one of them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one of them.')
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Freelance' })).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Otherwise' })).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-10 lg:grid-cols-2">
      <RadioGroup {...args} label="List" name="a" defaultValue="partnership" />
      <RadioGroup {...args} label="List with hints" name="b" options={withHints} defaultValue="simple" />
      <RadioGroup {...args} label="Panes" name="c" variant="panes" defaultValue="fulltime" />
      <RadioGroup {...args} label="Panes with hints" name="d" variant="panes" options={withHints} />
      <RadioGroup {...args} label="Invalid list" name="e" error="Choose one of them." />
      <RadioGroup {...args} label="Invalid panes" name="f" variant="panes" error="Choose one of them." />
      <RadioGroup {...args} label="Disabled list" name="g" disabled defaultValue="other" />
      <RadioGroup {...args} label="Disabled panes" name="h" variant="panes" disabled defaultValue="other" />
    </div>
  ),
}
