import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalPage } from '#site/pages/legal-page.tsx'

const meta = {
  title: 'Pages/Legal',
  component: LegalPage,
  args: { document: 'cookie-policy' },
} satisfies Meta<typeof LegalPage>

export default meta
type Story = StoryObj<typeof meta>

export const CookiePolicy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'i18nextLng' })).toBeVisible()
  },
}

export const PrivacyPolicy: Story = {
  args: { document: 'privacy-policy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  },
}

export const TermsOfService: Story = {
  args: { document: 'terms-of-service' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
  },
}

export const Gdpr: Story = {
  args: { document: 'gdpr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
