import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepDoor } from '#ui/blocks/home/step-door.tsx'

const meta = {
  title: 'Blocks/Home/Step door',
  component: StepDoor,
  decorators: [
    (Story) => (
      <div className="p-6" data-theme="night">
        <div className="w-80 bg-paper p-6 text-ink">
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Do show it beside its step’s number; it says nothing by itself.\n\nDon’t open it beyond 80 degrees: the leaf would vanish.',
      },
    },
  },
} satisfies Meta<typeof StepDoor>

export default meta
type Story = StoryObj<typeof meta>

export const Ajar: Story = { args: { opening: 14 } }

export const HalfOpen: Story = { args: { opening: 45 } }

export const Open: Story = {
  args: { opening: 76 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=step-door]')).toHaveAttribute('aria-hidden', 'true')
  },
}
