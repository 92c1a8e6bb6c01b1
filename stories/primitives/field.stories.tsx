import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { controlLooks, FieldFrame } from '#ui/primitives/field.tsx'

const meta = {
  id: 'primitives-field-frame',
  title: 'Primitives/Fields/Field frame',
  component: FieldFrame,
  args: {
    label: 'Budget in euro',
    children: (control) => <input type="number" min="0" {...control} className={controlLooks} />,
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Label above, hint below it, error below the control, all tied together by id. **Do** build a new text-like control on it. **Don’t** use it directly in a block: take `TextField`, `TextArea`, `Select` or `FileField`.',
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
} satisfies Meta<typeof FieldFrame>

export default meta
type Story = StoryObj<typeof meta>

export const LabelOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Budget in euro' })).toBeValid()
  },
}

export const WithHintAndError: Story = {
  args: { hint: 'A rough number is enough.', error: 'Write a number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      'A rough number is enough. Write a number.',
    )
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <FieldFrame {...args} label="Label only" />
      <FieldFrame {...args} label="With hint" hint="A rough number is enough." />
      <FieldFrame {...args} label="With error" error="Write a number." />
      <FieldFrame {...args} label="With both" hint="A rough number is enough." error="Write a number." />
    </div>
  ),
}
