import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldError } from '#ui/primitives/field-error.tsx'

const meta = {
  id: 'primitives-field-error',
  title: 'Primitives/Fields/Field error',
  component: FieldError,
  args: { children: 'Write an email address, such as name@example.com.' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What is wrong and how to mend it, with a sign, so that it needs no colour. **Do** write a sentence. **Don’t** write “invalid input”, blame, or show it while somebody still types.',
      },
    },
  },
} satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Write an email address/)).toBeVisible()
  },
}

export const SeveralLines: Story = {
  args: {
    className: 'max-w-60',
    children: 'The file is larger than 5 MB. Save it as a PDF with smaller pictures, or send us a link to it.',
  },
}

export const Empty: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=field-error]')).toBeNull()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <FieldError {...args} />
      <FieldError {...args} className="max-w-60" />
    </div>
  ),
}
