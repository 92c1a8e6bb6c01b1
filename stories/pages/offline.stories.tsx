import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfflinePage } from '#site/pages/offline-page.tsx'

const meta = {
  title: 'Pages/Offline',
  component: OfflinePage,
} satisfies Meta<typeof OfflinePage>

export default meta
type Story = StoryObj<typeof meta>

export const NoConnection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    // By its text: to Testing Library an empty address makes no link, to browsers it is the one that was asked for.
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
