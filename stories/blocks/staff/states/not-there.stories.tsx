import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotThere } from '#ui/blocks/staff/states/not-there.tsx'

const meta = {
  title: 'Blocks/Staff/States/Not there',
  component: NotThere,
} satisfies Meta<typeof NotThere>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is here.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'To the desk' })).toHaveAttribute('href', '/admin')
  },
}
