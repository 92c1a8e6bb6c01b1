import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Mission } from '#ui/blocks/about/mission.tsx'

const meta = {
  title: 'Blocks/About/Mission',
  component: Mission,
  parameters: {
    docs: {
      description: {
        component: 'Do keep the sentence to what can be read while scrolling.\n\nDon’t repeat it elsewhere.',
      },
    },
  },
} satisfies Meta<typeof Mission>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /shortest way to you/ })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
