import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeedDone } from '#ui/blocks/staff/newsletter/deed-done.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Deed done',
  component: DeedDone,
  args: {
    title: 'ada@example.org is off the list.',
    text: 'Only a hash is left. For ten minutes it can be taken back here.',
    action: '#undo',
    undo: { deed: 'resubscribe', undo: 'sealed' },
  },
} satisfies Meta<typeof DeedDone>

export default meta
type Story = StoryObj<typeof meta>

export const CanBeTakenBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
