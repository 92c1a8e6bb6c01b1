import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DropPane } from '#ui/primitives/drop-pane.tsx'

const choices = (
  <ul>
    {['North', 'East', 'South'].map((side) => (
      <li key={side}>
        <a href={`#${side}`} className="flex min-h-12 items-center px-4">
          {side}
        </a>
      </li>
    ))}
  </ul>
)

const meta = {
  id: 'primitives-drop-pane',
  title: 'Primitives/Overlays/Drop pane',
  component: DropPane,
  args: { label: 'of the house', summary: 'Side', children: choices },
  render: (args) => (
    <div className="flex min-h-64 items-start justify-center gap-4 p-6">
      <DropPane {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          '**Do** use it in bars, for a handful of links or settings. **Do** let `label` go on where `summary` stops: both are read one after the other. **Don’t** put forms in it: they need a dialog or the page.',
      },
    },
  },
} satisfies Meta<typeof DropPane>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('North')).not.toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Side'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'North' })).toBeVisible())
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Side'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('North')).not.toBeVisible())
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="flex min-h-64 items-start justify-between p-6">
      <DropPane {...args} />
      <DropPane {...args} summary="Open" label="side of the house" open />
    </div>
  ),
}
