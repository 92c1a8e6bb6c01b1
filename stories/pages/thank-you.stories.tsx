import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThankYouPage } from '#site/pages/thank-you-page.tsx'

const meta = {
  title: 'Pages/Thank you',
  component: ThankYouPage,
} satisfies Meta<typeof ThankYouPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you. It is here.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send another message' })).toHaveAttribute('href', '/contact')
  },
}
