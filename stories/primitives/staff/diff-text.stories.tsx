import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DiffMark, DiffText } from '#ui/primitives/staff/diff-text.tsx'

const meta = {
  id: 'primitives-staff-diff-text',
  title: 'Primitives/Staff/Text and marks/Diff text',
  component: DiffText,
  args: {
    pieces: [
      { text: 'Accessibility is cheapest in the first ' },
      { text: 'month', kind: 'removed' },
      { text: 'week', kind: 'inserted' },
    ],
    labels: { inserted: 'inserted:', removed: 'removed:' },
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What came and went in a text: underlined, struck through, and said. **Don’t** show it by colour alone.',
      },
    },
  },
} satisfies Meta<typeof DiffText>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('insertion')).toHaveTextContent('inserted: week')
    await expect(canvas.getByRole('deletion')).toHaveTextContent('removed: month')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <DiffText {...args} />
      <DiffText {...args} className="display text-[2.75rem] leading-none" />
      <p className="max-w-60">
        <DiffMark kind="inserted" label="inserted:">
          On the office network, where the film was approved, it starts at once.
        </DiffMark>{' '}
        <DiffMark kind="removed" label="removed:">
          And nobody watches it there either, since they have seen it.
        </DiffMark>
      </p>
    </div>
  ),
}
