import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'By title' },
]

const meta = {
  id: 'primitives-staff-bar-select',
  title: 'Primitives/Staff/Fields/Bar select',
  component: BarSelect,
  args: { label: 'Order', options },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A pane of a bar that filters or sorts. **Do** let its first choice say what it is about: “Any state”. **Don’t** use it in a form that is filled in: that is `Select`.',
      },
    },
  },
} satisfies Meta<typeof BarSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Order: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Order' })
    await userEvent.selectOptions(select, 'title')
    await expect(select).toHaveValue('title')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="flex max-w-md border-line border-y">
      <BarSelect
        {...args}
        icon="filter"
        label="State"
        options={[{ value: '', label: 'Any state' }]}
        className="grow border-line border-r"
      />
      <BarSelect {...args} className="grow" />
    </div>
  ),
}
