import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewsletterLinkPage } from '#site/pages/newsletter-link-page.tsx'

const meta = {
  title: 'Pages/Newsletter link',
  component: NewsletterLinkPage,
  args: {
    subscription: {
      state: 'subscribed',
      email: 'a…@example.com',
      token: 'token',
      preferences: '/newsletter/preferences?token=token',
      language: 'en',
      topics: ['news'],
    },
    action: '#',
    onStep: fn(),
  },
} satisfies Meta<typeof NewsletterLinkPage>

export default meta
type Story = StoryObj<typeof meta>

export const Subscribed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Topics and language' })).toBeVisible()
    await expect(canvas.getByText('For a…@example.com')).toBeVisible()
  },
}

export const Altered: Story = {
  args: { subscription: { state: 'altered' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link is not complete.' })).toBeVisible()
  },
}

export const Expired: Story = { args: { subscription: { state: 'expired' } } }

export const Gone: Story = { args: { subscription: { state: 'gone' } } }
