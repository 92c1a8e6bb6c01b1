import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProcessSteps } from '#ui/blocks/home/process-steps.tsx'

const meta = {
  title: 'Blocks/Home/Process steps',
  component: ProcessSteps,
  parameters: {
    docs: {
      description: {
        component:
          'Do keep the times true: they are promises (specification 4).\n\nDon’t use it for client projects; those have five steps of their own.',
      },
    },
  },
} satisfies Meta<typeof ProcessSteps>

export default meta
type Story = StoryObj<typeof meta>

export const FourSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('3–5 business days')).toBeVisible()
  },
}
