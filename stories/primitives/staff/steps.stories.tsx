import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from '#ui/primitives/staff/steps.tsx'

const meta = {
  id: 'primitives-staff-steps',
  title: 'Primitives/Staff/Data/Steps',
  component: Steps,
  args: {
    steps: [
      { id: 'written', state: 'done', title: 'Written', text: '09:20:02' },
      { id: 'tried', state: 'failed', title: '451 greylisted', text: '09:20:03' },
      { id: 'next', state: 'waiting', title: 'Next try by itself', text: '09:20:18' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'The way of a mail. **Do** say in words what failed.' } },
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const OfAMail: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid max-w-60 gap-6">
      <Steps {...args} />
      <Steps steps={[{ id: 'one', state: 'waiting', title: 'Waits for the release' }]} />
    </div>
  ),
}
