import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Values } from '#ui/blocks/about/values.tsx'

const meta = {
  title: 'Blocks/About/Values',
  component: Values,
  parameters: {
    docs: {
      description: {
        component: 'Do give each value its own window.\n\nDon’t add a fourth.',
      },
    },
  },
} satisfies Meta<typeof Values>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Attention down to the comma' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
