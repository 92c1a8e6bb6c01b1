import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFailure } from '#ui/blocks/staff/states/screen-failure.tsx'

const meta = {
  title: 'Blocks/Staff/States/Screen failure',
  component: ScreenFailure,
  args: { code: 503, retryHref: '#again' },
} satisfies Meta<typeof ScreenFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('(503)')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#again')
  },
}

/** Open during a deploy. */
export const Outdated: Story = {
  args: { isOutdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The site was renewed/)).toBeVisible()
  },
}
