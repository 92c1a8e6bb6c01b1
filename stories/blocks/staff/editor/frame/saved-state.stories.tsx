import type { Meta, StoryObj } from '@storybook/react-vite'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { SavedState, savedKinds } from '#ui/blocks/staff/editor/frame/saved-state.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Saved state',
  component: SavedState,
  args: { kind: 'saved', at: at('2026-11-09', '09:12'), version: 14, clock },
  parameters: { docs: { description: { component: 'How it stands with what was typed.' } } },
} satisfies Meta<typeof SavedState>

export default meta
type Story = StoryObj<typeof meta>

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {savedKinds.map((kind) => (
        <SavedState key={kind} {...args} kind={kind} isKept />
      ))}
      <SavedState {...args} kind="away" />
    </div>
  ),
}

export const NothingYet: Story = { args: { at: undefined, version: 0 } }
