import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeletedOutcome } from '#ui/blocks/staff/deleted/deleted-outcome.tsx'

const meta = {
  title: 'Blocks/Staff/Deleted/Deleted outcome',
  component: DeletedOutcome,
  args: { deed: 'restore', done: 2, refused: [] },
} satisfies Meta<typeof DeletedOutcome>

export default meta
type Story = StoryObj<typeof meta>

export const Restored: Story = {}

export const Erased: Story = { args: { deed: 'erase', done: 1 } }

export const SomebodyWasFaster: Story = {
  args: {
    refused: [
      { kind: 'message', id: 'm1', why: 'restored', name: 'Forno Aurora', by: 'Mira Muster' },
      { kind: 'application', id: 'a1', why: 'gone', name: null, by: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Forno Aurora” was restored meanwhile by Mira Muster.')).toBeVisible()
  },
}
