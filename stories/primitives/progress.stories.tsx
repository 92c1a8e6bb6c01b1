import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from '#ui/primitives/progress.tsx'

const meta = {
  id: 'primitives-progress',
  title: 'Primitives/Feedback/Progress',
  component: Progress,
  args: { label: 'Sending the file', value: 40 },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'How far something is. **Do** give `valueText` when the parts can be counted. **Don’t** fake a number: leave `value` out when nobody knows it.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending the file' })).toHaveAttribute('aria-valuenow', '40')
  },
}

export const Counted: Story = {
  args: { value: 3, max: 5, valueText: '3 of 5 steps' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5 steps')
  },
}

export const Complete: Story = { args: { value: 100 } }

export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {[0, 25, 60, 100].map((value) => (
        <Progress key={value} {...args} value={value} />
      ))}
      <Progress {...args} value={null} />
    </div>
  ),
}
