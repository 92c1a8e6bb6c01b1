import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageErrorPage } from '#site/pages/page-error-page.tsx'

const meta = {
  title: 'Pages/Page error',
  component: PageErrorPage,
  args: { address: '#again' },
} satisfies Meta<typeof PageErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nothing to see just now.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Load the page again' })).toHaveAttribute('href', '#again')
  },
}

export const WithReason: Story = {
  args: { reason: 'This address does not take that kind of request.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This address does not take that kind of request.')
  },
}
