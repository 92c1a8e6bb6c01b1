import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BoardLegend } from '#ui/blocks/staff/posts/board-legend.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Board legend',
  component: BoardLegend,
  args: {},
  parameters: {
    docs: { description: { component: 'The panes of the board in words. **Do** show it wherever the board is.' } },
  },
} satisfies Meta<typeof BoardLegend>

export default meta
type Story = StoryObj<typeof meta>

export const Seven: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}
