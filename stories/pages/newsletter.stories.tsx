import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewsletterPage } from '#site/pages/newsletter-page.tsx'
import { NewsletterForm } from '#ui/blocks/forms/newsletter-form.tsx'

const meta = {
  title: 'Pages/Newsletter',
  component: NewsletterPage,
  args: { form: <NewsletterForm state="success" /> },
} satisfies Meta<typeof NewsletterPage>

export default meta
type Story = StoryObj<typeof meta>

/** What a visitor without scripts sees after signing up. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you for subscribing.')
  },
}
