import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PaletteNothing } from '#ui/blocks/staff/palette/palette-nothing.tsx'

const meta = {
  title: 'Blocks/Staff/Palette/Palette nothing',
  component: PaletteNothing,
  args: { state: 'found', query: { text: 'perfromance', scope: 'all' }, onAgain: fn() },
  parameters: { docs: { description: { component: 'What stands in the palette instead of lines.' } } },
} satisfies Meta<typeof PaletteNothing>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

export const NothingWrittenYet: Story = { args: { query: { text: '', scope: 'tags' } } }

export const Looking: Story = { args: { state: 'looking' } }

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
