import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Health panel',
  component: HealthPanel,
  args: {
    title: 'Outbox',
    aside: 'two wait',
    children: (
      <HealthFacts
        facts={[
          { name: 'Waiting', value: '2' },
          { name: 'Sent in the last 24 hours', value: '41', note: 'Half of them within two seconds.' },
        ]}
      />
    ),
  },
  parameters: {
    docs: {
      description: {
        component: 'One part of the house. **Do** give it the edge only where a person can do something about it.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof HealthPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Well: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Outbox' })).toHaveAttribute('data-state', 'well')
  },
}

export const Asks: Story = {
  args: {
    isAsking: true,
    children: <HealthFacts facts={[{ name: 'Deleting what is over', value: 'failed', isAsking: true }]} />,
  },
}

export const DoesNotAnswer: Story = {
  args: { isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not answer just now/)).toBeVisible()
    await expect(canvas.queryByText('Waiting')).toBeNull()
  },
}
