import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Reviews } from '#ui/blocks/home/reviews.tsx'

const meta = {
  title: 'Blocks/Home/Reviews',
  component: Reviews,
  parameters: {
    docs: {
      description: {
        component:
          'Do mark invented reviews as samples.\n\nDon’t let them change by themselves: people read at different speeds.',
      },
    },
  },
} satisfies Meta<typeof Reviews>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    await expect(canvas.getByText(/Nobody had/)).toBeVisible()
  },
}

export const Second: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next review' }))
    await waitFor(() => expect(canvas.getByText(/wanted a carousel/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Nobody had/)).not.toBeVisible())
  },
}

export const BackToTheLast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous review' }))
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible())
  },
}
