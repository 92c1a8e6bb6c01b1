import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accessible, authors } from '#stories/fixtures/staff/post-fields.ts'
import { KindPart } from '#ui/blocks/staff/editor/panel/kind-part.tsx'
import { inPanel, Written } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Kind part',
  component: KindPart,
  decorators: [inPanel],
  render: (args) => (
    <Written value={args.value} onChange={args.onChange}>
      {(value, onChange) => <KindPart {...args} value={value} onChange={onChange} />}
    </Written>
  ),
  args: { language: 'en', value: accessible, onChange: fn(), authors },
  parameters: { docs: { description: { component: 'Type, author, tags and place in the list.' } } },
} satisfies Meta<typeof KindPart>

export default meta
type Story = StoryObj<typeof meta>

export const Insights: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'news')
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'news' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Large at the top of the list' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ isFeatured: false })
  },
}

export const Refused: Story = {
  args: { problems: { author: 'Please say who wrote it.', tags: 'Please use fewer tags.' } },
}
