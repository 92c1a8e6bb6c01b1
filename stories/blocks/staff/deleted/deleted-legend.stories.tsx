import type { Meta, StoryObj } from '@storybook/react-vite'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { DeletedLegend } from '#ui/blocks/staff/deleted/deleted-legend.tsx'

const meta = {
  title: 'Blocks/Staff/Deleted/Deleted legend',
  component: DeletedLegend,
  args: {
    clock,
    next: { kind: 'message', name: 'Top Rankings Team', goneAt: at('2026-11-10', '09:30') },
    mayErase: true,
  },
} satisfies Meta<typeof DeletedLegend>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {}

export const Moderator: Story = { args: { mayErase: false } }
