import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { wellHealth } from '#stories/fixtures/staff/health.ts'
import { KeysPanel } from '#ui/blocks/staff/health/keys-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Keys panel',
  component: KeysPanel,
  args: { keys: wellHealth.keys },
  parameters: {
    docs: {
      description: {
        component: 'Which keys there are. **Don’t** ever show one.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof KeysPanel>

export default meta
type Story = StoryObj<typeof meta>

export const MadeByTheServer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('in the data folder')).toHaveLength(2)
  },
}

export const SetByTheOperator: Story = {
  args: { keys: { secret: 'given', push: 'given', dkim: 'given', recaptcha: 'given' } },
}
