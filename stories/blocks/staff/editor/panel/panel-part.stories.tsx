import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PanelDeed, PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { inPanel } from './panel-width.tsx'

const replace = fn()

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Panel part',
  component: PanelPart,
  decorators: [inPanel],
  args: { title: 'Picture', children: <p className="text-sm">What it is about.</p> },
  parameters: { docs: { description: { component: 'One thing of the panel beside the text.' } } },
} satisfies Meta<typeof PanelPart>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithDeed: Story = {
  args: { aside: <PanelDeed onClick={replace}>Replace</PanelDeed> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }))
    await expect(replace).toHaveBeenCalled()
  },
}
