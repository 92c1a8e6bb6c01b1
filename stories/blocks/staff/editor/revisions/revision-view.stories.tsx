import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { revisionNow, revisionThen } from '#stories/fixtures/staff/translation.ts'
import { RevisionView } from '#ui/blocks/staff/editor/revisions/revision-view.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Revisions/Revision view',
  component: RevisionView,
  render: function Switching({ mode: first, onModeChange, ...args }) {
    const [mode, setMode] = useState(first)
    return (
      <RevisionView
        {...args}
        mode={mode}
        onModeChange={(next) => {
          setMode(next)
          onModeChange(next)
        }}
      />
    )
  },
  args: { language: 'en', from: revisionThen, to: revisionNow, mode: 'inline', onModeChange: fn(), clock },
  parameters: { docs: { description: { component: 'Two revisions, word by word: in one text or side by side.' } } },
} satisfies Meta<typeof RevisionView>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Next change/ }))
    await expect(canvas.getByText('1 of 6')).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByText('6 of 6')).toBeVisible()
  },
}

export const Columns: Story = {
  args: { mode: 'columns' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Revision 1, 28 October')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'In one text' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Side by side', pressed: false }))
    await expect(args.onModeChange).toHaveBeenLastCalledWith('columns')
  },
}

export const Same: Story = { args: { from: { ...revisionNow, number: 4 } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneColumns: Story = { args: { mode: 'columns' }, globals: { viewport: { value: 'tiny' } } }
