import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sent } from '#stories/fixtures/staff/sending.ts'
import { SendingReport } from '#ui/blocks/staff/issues/watch/sending-report.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Sending report',
  component: SendingReport,
  args: { sending: sent },
} satisfies Meta<typeof SendingReport>

export default meta
type Story = StoryObj<typeof meta>

export const ByLanguage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Together 407 2 1 2 3' })).toBeVisible()
  },
}
