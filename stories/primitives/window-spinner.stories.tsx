import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WindowSpinner } from '#ui/primitives/window-spinner.tsx'

const meta = {
  title: 'Primitives/Window spinner',
  component: WindowSpinner,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: '**Do** put words beside it. **Don’t** show it for less than a moment: let it appear late.',
      },
    },
  },
} satisfies Meta<typeof WindowSpinner>

export default meta
type Story = StoryObj<typeof meta>

export const Turning: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const AllVariants: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      <WindowSpinner className="h-6.5 w-5" />
      <WindowSpinner />
      <WindowSpinner className="h-26 w-20" />
    </div>
  ),
}
