import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { suppressed } from '#stories/fixtures/staff/newsletter.ts'
import { SuppressedTable } from '#ui/blocks/staff/newsletter/suppressed-table.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Suppressed table',
  component: SuppressedTable,
  args: { addresses: suppressed, clock },
} satisfies Meta<typeof SuppressedTable>

export default meta
type Story = StoryObj<typeof meta>

export const Hashes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pZk3v0T9c1Xw8mQe…')).toBeVisible()
    await expect(canvas.getByText('left by a click')).toBeVisible()
  },
}
