import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { accessible } from '#stories/fixtures/staff/post-fields.ts'
import { SearchPart } from '#ui/blocks/staff/editor/panel/search-part.tsx'
import { inPanel, Written } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Search part',
  component: SearchPart,
  decorators: [inPanel],
  render: (args) => (
    <Written value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SearchPart {...args} value={value} onChange={onChange} />}
    </Written>
  ),
  args: {
    language: 'en',
    value: accessible,
    onChange: fn(),
    siteTitle: 'Learning Lab',
    date: clock.now,
    timeZone: clock.timeZone,
  },
  parameters: {
    docs: { description: { component: 'The result as a search shows it; the two fields for it unfold.' } },
  },
} satisfies Meta<typeof SearchPart>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('43 of 60')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Unfolded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit', expanded: false }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title for searches' }), 'Cheapest first')
    await expect(canvas.getByText('Cheapest first | Learning Lab')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ seoTitle: 'Cheapest first' })
  },
}

export const TooLong: Story = {
  args: { value: { ...accessible, seoTitle: `${accessible.title}, and dearest in the last one`, seoDescription: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/dearest in… \| Learning Lab$/)).toBeVisible()
  },
}
