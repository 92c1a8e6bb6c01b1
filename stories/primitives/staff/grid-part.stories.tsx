import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'

const meta = {
  id: 'primitives-staff-grid-part',
  title: 'Primitives/Staff/Data/Grid part',
  component: GridPart,
  args: { role: 'grid' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Row, head or cell of an interactive grid. **Do** give the grid one tab stop and arrows. **Don’t** use it for what is only read: that is `Table`.',
      },
    },
  },
} satisfies Meta<typeof GridPart>

export default meta
type Story = StoryObj<typeof meta>

export const AllVariants: Story = {
  render: (args) => (
    <GridPart {...args} aria-label="Posts" className="border border-line">
      <GridPart role="row" className="flex border-ink border-b">
        <GridPart role="columnheader" className="w-48 p-3 font-semibold">
          Post
        </GridPart>
        <GridPart role="columnheader" className="p-3 font-semibold">
          Reads
        </GridPart>
      </GridPart>
      <GridPart role="row" className="flex">
        <GridPart role="rowheader" className="w-48 p-3">
          <a href="#post">Write before you draw</a>
        </GridPart>
        <GridPart role="gridcell" className="p-3">
          174
        </GridPart>
      </GridPart>
    </GridPart>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Write before you draw' })).toBeVisible()
  },
}
