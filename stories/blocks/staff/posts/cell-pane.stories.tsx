import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { BoardCell } from '#ui/blocks/staff/posts/board-cell.tsx'
import { CellPane } from '#ui/blocks/staff/posts/cell-pane.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Cell pane',
  component: CellPane,
  args: { behind: 2, href: '#fr', column: 7, onAgree: fn() },
  render: ({ behind, href, column, onAgree }) => (
    <GridPart role="grid" aria-label="Posts" className="pb-52 pl-52">
      <GridPart role="row" className="@container w-5xl max-w-full">
        <BoardCell
          language="fr"
          pane={{ state: 'live', behind, href }}
          clock={clock}
          column={column}
          onAgree={onAgree}
        />
      </GridPart>
    </GridPart>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Why a language asks, and the two answers. **Do** open it with the focus. **Don’t** put it under a finger.',
      },
    },
  },
} satisfies Meta<typeof CellPane>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('link', { name: /^Français/ }).focus()
    await userEvent.click(await canvas.findByRole('button', { name: 'Still right' }))
    await expect(args.onAgree).toHaveBeenCalledOnce()
  },
}
