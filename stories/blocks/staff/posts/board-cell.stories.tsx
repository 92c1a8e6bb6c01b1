import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { BoardCell } from '#ui/blocks/staff/posts/board-cell.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Board cell',
  component: BoardCell,
  args: { language: 'fr', pane: { state: 'live', behind: 2, href: '#fr' }, clock, column: 7 },
  parameters: {
    docs: {
      description: { component: 'How one language stands. **Do** keep words out of it: its name says everything.' },
    },
  },
} satisfies Meta<typeof BoardCell>

export default meta
type Story = StoryObj<typeof meta>

export const Behind: Story = {
  render: (args) => (
    <GridPart role="grid" aria-label="Posts">
      <GridPart role="row" className="@container flex w-80">
        <BoardCell {...args} />
      </GridPart>
    </GridPart>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Français: live, 2 paragraphs behind' })).toBeVisible()
  },
}
