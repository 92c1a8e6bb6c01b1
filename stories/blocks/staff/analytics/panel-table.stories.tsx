import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Panel table',
  component: PanelTable,
  args: {
    caption: 'Pages',
    heads: ['Page', 'Pages opened', 'Share'],
    rows: [
      { id: 'a', cells: ['/en/', '1,118', '23%'] },
      { id: 'b', cells: ['/de/', '742', '15%'] },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'The numbers of a chart, in the same order. **Do** put the newest first where it is of time. **Don’t** round more than the chart does.',
      },
    },
  },
} satisfies Meta<typeof PanelTable>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^\/en\// })).toHaveTextContent('1,118')
  },
}
