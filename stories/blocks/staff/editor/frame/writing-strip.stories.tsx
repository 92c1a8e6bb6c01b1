import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WritingStrip } from '#ui/blocks/staff/editor/frame/writing-strip.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Writing strip',
  component: WritingStrip,
  args: { kind: 'away', isKept: true, onRetry: fn() },
  parameters: { docs: { description: { component: 'What happened to the text while somebody wrote.' } } },
} satisfies Meta<typeof WritingStrip>

export default meta
type Story = StoryObj<typeof WritingStrip>

export const Away: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server cannot be reached.')
  },
}

export const NoRoom: Story = { args: { kind: 'away', isKept: false, onRetry: fn() } }

export const Restored: Story = { args: { kind: 'restored', when: 'today 09:12', onUndo: fn() } }

export const Joined: Story = { args: { kind: 'joined', by: 'Mira Muster', onClose: fn() } }

export const Gone: Story = { args: { kind: 'gone', href: '#posts' } }

export const Refused: Story = { args: { kind: 'refused' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
