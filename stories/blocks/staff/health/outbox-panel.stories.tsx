import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { wellHealth } from '#stories/fixtures/staff/health.ts'
import { OutboxPanel } from '#ui/blocks/staff/health/outbox-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Outbox panel',
  component: OutboxPanel,
  args: { outbox: wellHealth.outbox, mail: 'smtp', clock },
  parameters: {
    docs: {
      description: {
        component: 'What waits to be sent.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof OutboxPanel>

export default meta
type Story = StoryObj<typeof meta>

export const TwoWait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('today 09:21')).toBeVisible()
    await expect(canvas.getByText('1.8 s')).toBeVisible()
  },
}

export const NothingWaits: Story = {
  args: { outbox: { waiting: 0, nextAt: null, sent: 0, half: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Half of them within')).toBeNull()
  },
}

export const FilesOnly: Story = {
  args: { mail: 'folder', isAsking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/SMTP_URL names one/)).toBeVisible()
  },
}
