import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { gateArgs } from '#stories/fixtures/staff/gate.ts'
import { PublishSheet } from '#ui/blocks/staff/editor/gate/publish-sheet.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Publish sheet',
  component: PublishSheet,
  args: { ...gateArgs, open: true, onOpenChange: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'The gate over the editor. **Do** open it from the lit pane of the editor only.' },
      story: { inline: false, height: '900px' },
    },
  },
  render: (args) => (
    <div className="min-h-180">
      <PublishSheet {...args} />
    </div>
  ),
} satisfies Meta<typeof PublishSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Before it opens.' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
