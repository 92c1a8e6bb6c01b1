import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SheetMode } from '#ui/blocks/staff/editor/sheet-mode.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Sheet mode',
  component: SheetMode,
  args: { isPlain: false, onChange: fn() },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'Changes between the page and its Markdown. The keys do the same.' } },
  },
} satisfies Meta<typeof SheetMode>

export default meta
type Story = StoryObj<typeof meta>

export const AsPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Markdown/ }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const AsMarkdown: Story = { args: { isPlain: true } }
