import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accessible } from '#stories/fixtures/staff/post-fields.ts'
import { ExcerptPart } from '#ui/blocks/staff/editor/panel/excerpt-part.tsx'
import { inPanel, Written } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Excerpt part',
  component: ExcerptPart,
  decorators: [inPanel],
  render: (args) => (
    <Written value={args.value} onChange={args.onChange}>
      {(value, onChange) => <ExcerptPart {...args} value={value} onChange={onChange} />}
    </Written>
  ),
  args: { language: 'en', value: accessible, onChange: fn() },
  parameters: {
    docs: { description: { component: 'What lists and feeds show. Counts what fits, and says what cannot be saved.' } },
  },
} satisfies Meta<typeof ExcerptPart>

export default meta
type Story = StoryObj<typeof meta>

export const Fits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('168 of 200')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Excerpt' }), ' Yes.')
    await expect(canvas.getByText('173 of 200')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ excerpt: `${accessible.excerpt} Yes.` })
  },
}

export const LongerThanShown: Story = {
  args: { value: { ...accessible, excerpt: accessible.excerpt.repeat(2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Excerpt: longer than what is shown')
  },
}

export const TooLong: Story = {
  args: { value: { ...accessible, excerpt: accessible.excerpt.repeat(3) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('At most 400 characters can be saved.')
  },
}
