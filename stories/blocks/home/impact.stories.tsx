import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Impact } from '#ui/blocks/home/impact.tsx'

const meta = {
  title: 'Blocks/Home/Impact',
  component: Impact,
  parameters: {
    docs: {
      description: {
        component:
          'Do keep a pane of the drawing for every unit that is promised, no more and no less.\n\nDon’t add a promise that the specification does not make.',
      },
    },
  },
} satisfies Meta<typeof Impact>

export default meta
type Story = StoryObj<typeof meta>

export const Promises: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText('8–16 weeks')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
