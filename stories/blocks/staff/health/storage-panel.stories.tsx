import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { silentHealth, wellHealth } from '#stories/fixtures/staff/health.ts'
import { StoragePanel } from '#ui/blocks/staff/health/storage-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Storage panel',
  component: StoragePanel,
  args: { storage: wellHealth.storage, disk: wellHealth.disk, memory: wellHealth.memory },
  parameters: {
    docs: {
      description: {
        component: 'Room on the disk, and what takes it.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof StoragePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Roomy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,620 files, 1.4 GB')).toBeVisible()
  },
}

export const NearlyFull: Story = {
  args: { isAsking: true, disk: { free: 450_000_000, total: 40_000_000_000, kept: 200_000_000 } },
}

export const PartlySilent: Story = {
  args: { disk: null, storage: silentHealth.storage },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('does not answer')).toHaveLength(2)
  },
}
