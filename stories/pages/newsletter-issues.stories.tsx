import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewsletterIssuesPage } from '#site/pages/newsletter-issues-page.tsx'
import { archivedIssues } from '#stories/fixtures/archived-issues.ts'

const meta = {
  title: 'Pages/Newsletter issues',
  component: NewsletterIssuesPage,
  args: { issues: archivedIssues, feedHref: '#feed' },
} satisfies Meta<typeof NewsletterIssuesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Earlier issues' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'As a feed (RSS)' })).toHaveAttribute('href', '#feed')
  },
}

export const Empty: Story = { args: { issues: [] } }
