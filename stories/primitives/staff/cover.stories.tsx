import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cover } from '#ui/primitives/staff/cover.tsx'

const meta = {
  id: 'primitives-staff-cover',
  title: 'Primitives/Staff/Text and marks/Cover',
  component: Cover,
  args: { children: 'Applicant 3F2A' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A name that is there and not shown. **Do** give it a label by which colleagues can speak of it. **Don’t** put the name inside: what is covered never reaches the browser.',
      },
    },
  },
} satisfies Meta<typeof Cover>

export default meta
type Story = StoryObj<typeof meta>

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <p>
        <Cover {...args} />
      </p>
      <h2 className="heading text-h3">
        <Cover {...args} />
      </h2>
      <p className="bg-ink p-4 text-paper">
        <Cover {...args} />
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Applicant 3F2A' })).toBeVisible()
  },
}
