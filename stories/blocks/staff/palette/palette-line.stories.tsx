import type { Meta, StoryObj } from '@storybook/react-vite'
import { Command } from 'cmdk'
import { expect, fn } from 'storybook/test'
import { found } from '#stories/fixtures/staff.ts'
import { PaletteLineItem } from '#ui/blocks/staff/palette/palette-line.tsx'

const [post] = found.posts ?? []

const meta = {
  title: 'Blocks/Staff/Palette/Palette line',
  component: PaletteLineItem,
  args: { line: post ?? { id: 'none', title: 'None' }, query: 'perf', isLit: false, onChoose: fn() },
  render: (args) => (
    <Command label="Find or do" shouldFilter={false} value="" className="max-w-180 bg-pane text-sm">
      <Command.List label="Found">
        <PaletteLineItem {...args} />
      </Command.List>
    </Command>
  ),
  parameters: {
    docs: { description: { component: 'One found thing. Lit, it turns to ink and shows what can be done with it.' } },
  },
} satisfies Meta<typeof PaletteLineItem>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option'))
    await expect(args.onChoose).toHaveBeenCalledWith(args.line)
  },
}

export const Lit: Story = {
  args: { isLit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
}

export const WithKeys: Story = {
  args: { line: { id: 'write', title: 'Write a post called “perf”', icon: 'plus', keys: ['N'] }, isLit: true },
}
