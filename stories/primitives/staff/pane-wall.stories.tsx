import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaneWall, type PaneWallState } from '#ui/primitives/staff/pane-wall.tsx'

const panes: PaneWallState[] = Array.from({ length: 21 }, (_, place) => (place === 4 ? 'asks' : 'lit'))

const meta = {
  id: 'primitives-staff-pane-wall',
  title: 'Primitives/Staff/Data/Pane wall',
  component: PaneWall,
  args: { panes, className: 'w-64' },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'How far something of many parts is. **Do** say it in words, too.' } },
  },
} satisfies Meta<typeof PaneWall>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  args: { label: '20 of 21 paragraphs agree with the source' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^20 of 21/ })).toBeVisible()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <PaneWall {...args} />
      <PaneWall {...args} panes={['lit', 'asks', 'dark', 'dark']} />
    </div>
  ),
}
