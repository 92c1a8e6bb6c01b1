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
