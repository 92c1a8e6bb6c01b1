import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { wellHealth } from '#stories/fixtures/staff/health.ts'
import { PushPanel } from '#ui/blocks/staff/health/push-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Push panel',
  component: PushPanel,
  args: { push: wellHealth.push },
  parameters: {
    docs: {
      description: {
        component: 'Notices to browsers.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof PushPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Working: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('214')).toBeVisible()
  },
}

export const AnotherKeyBefore: Story = {
  args: { push: { state: 'on', subscribers: 214, lost: 12, waiting: 40, failed: 3 } },
}

export const NoUsableKeys: Story = {
  args: { push: { state: 'broken', subscribers: 214, lost: 214, waiting: 0, failed: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Out of reach')).toBeNull()
  },
}
