import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { nothingSelected } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'
import { SheetBar } from '#ui/blocks/staff/editor/sheet-bar.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Sheet bar',
  component: SheetBar,
  args: { parts: 'text', status: nothingSelected, onDeed: fn(), onLeave: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What can be done with what is selected, with a table, or with the text at all. One stop of the Tab key; arrows inside, Escape back into the text.',
      },
    },
  },
} satisfies Meta<typeof SheetBar>

export default meta
type Story = StoryObj<typeof meta>

export const ForWords: Story = {
  args: { status: { ...nothingSelected, marks: ['strong'] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bold', pressed: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}{Escape}')
    await expect(args.onDeed).toHaveBeenCalledWith('emphasis')
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

export const ForTable: Story = { args: { parts: 'table' } }

export const ForAll: Story = { args: { parts: 'all' }, globals: { viewport: { value: 'phone' } } }
