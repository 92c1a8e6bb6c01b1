import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DoorStep } from '#ui/blocks/staff/door/door-step.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Door step',
  component: DoorStep,
  args: { step: 1 },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'Two steps as two panes. **Don’t** use it where there are more than two.' } },
  },
} satisfies Meta<typeof DoorStep>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('step 1 of 2')).toBeVisible()
  },
}

export const Second: Story = { args: { step: 2, children: <p>changes in 18 s</p> } }
