import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { blockEntries } from '#ui/blocks/staff/editor/sheet-entries.ts'
import { SlashMenu } from '#ui/blocks/staff/editor/slash-menu.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Slash menu',
  component: SlashMenu,
  args: { menuId: 'menu', entries: blockEntries, lit: 1, onChoose: fn() },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'What `/` offers, with its Markdown beside it. The text keeps the focus.' } },
  },
} satisfies Meta<typeof SlashMenu>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Heading 2')
    await userEvent.click(canvas.getByRole('option', { name: /Table/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'table' }))
  },
}

export const NothingFound: Story = { args: { entries: [] } }
