import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ContactPage } from '#site/pages/contact-page.tsx'

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  args: { action: '#sent', onSend: fn() },
} satisfies Meta<typeof ContactPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tell us what you see.' })).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Contact form' })).toBeVisible()
  },
}

export const WithErrors: Story = {
  args: {
    values: { name: 'J', email: 'jonida@' },
    errors: {
      name: 'name_short',
      email: 'email_invalid',
      purpose: 'purpose_missing',
      message: 'message_short',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 answers need another look.')).toBeVisible()
  },
}
