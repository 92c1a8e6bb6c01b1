import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { segmentWriting } from '#stories/fixtures/staff/segments.ts'
import { SegmentForm } from '#ui/blocks/staff/segments/segment-form.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/Form',
  component: SegmentForm,
  args: {
    writing: segmentWriting,
    deed: 'saveSegment',
    words: 'Keep this segment',
    tone: 'ink',
    children: <TextField name="name" label="Name" />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'One deed on segments and links. **Do** give each deed its own form. **Don’t** put two buttons in one.',
      },
    },
  },
} satisfies Meta<typeof SegmentForm>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Refused: Story = {
  args: {
    writing: {
      ...segmentWriting,
      refused: { typed: { deed: 'saveSegment' }, errors: { filters: 'Nothing is filtered.' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is filtered.')
  },
}
