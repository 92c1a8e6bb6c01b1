import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewsletterPreferencesPage } from '#site/pages/newsletter-preferences-page.tsx'

const meta = {
  title: 'Pages/Newsletter preferences',
  component: NewsletterPreferencesPage,
  args: {
    subscription: {
      state: 'subscribed',
      email: 'a…@example.com',
      token: 'token',
      unsubscribe: '/newsletter/unsubscribe?token=token',
      language: 'en',
      topics: ['news', 'opinion'],
    },
    token: 'token',
    action: '#',
    onSave: fn(),
  },
} satisfies Meta<typeof NewsletterPreferencesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'News' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Insights' })).not.toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  },
}

export const Saved: Story = { args: { outcome: 'saved' } }

export const Failed: Story = { args: { outcome: 'problem' } }
