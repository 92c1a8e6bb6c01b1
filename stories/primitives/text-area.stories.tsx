import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TextArea } from '#ui/primitives/text-area.tsx'

const meta = {
  id: 'primitives-text-area',
  title: 'Primitives/Fields/Text area',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Several lines of text, as high as what is written. **Do** keep the label above and in sight, and say in `error` how to mend it. **Don’t** put the label into the placeholder, and don’t mark a field as wrong before it was left or sent.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'We make chairs and would like to sell them.',
    )
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('We make chairs and would like to sell them.'))
  },
}

export const Filled: Story = { args: { defaultValue: 'We make chairs and would like to sell them.' } }

export const WithHint: Story = {
  args: { hint: 'What should exist that does not exist yet?' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.hint))
  },
}

export const WithPlaceholder: Story = { args: { placeholder: 'A shop for forty chairs' } }

export const Invalid: Story = {
  args: { defaultValue: 'Chairs', error: 'Write at least ten characters.' },
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

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'We make chairs and would like to sell them.' } }

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'We make chairs and would like to sell them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <TextArea {...args} label="Empty" />
      <TextArea {...args} label="With placeholder" placeholder="A shop for forty chairs" />
      <TextArea
        {...args}
        label="With hint"
        hint="What should exist that does not exist yet?"
        defaultValue="We make chairs and would like to sell them."
      />
      <TextArea {...args} label="Invalid" error="Write at least ten characters." defaultValue="Chairs" />
      <TextArea {...args} label="Read only" readOnly defaultValue="We make chairs and would like to sell them." />
      <TextArea {...args} label="Disabled" disabled defaultValue="We make chairs and would like to sell them." />
    </div>
  ),
}
