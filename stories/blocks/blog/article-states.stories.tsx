import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArticleLoading, ArticleUnavailable } from '#ui/blocks/blog/article-states.tsx'

const meta = {
  title: 'Blocks/Blog/Article states',
  component: ArticleUnavailable,
  parameters: {
    docs: {
      description: {
        component:
          'Do answer 404 with the unavailable state, and offer the languages that have the article.\n\nDon’t say whether a draft exists.',
      },
    },
  },
} satisfies Meta<typeof ArticleUnavailable>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  render: () => <ArticleLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the article')
  },
}

export const NotAvailable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! This article isn’t available.')
  },
}

export const InOtherLanguages: Story = {
  args: {
    languages: [
      { language: 'de', href: '/de/blog/app/von-anfang-an-barrierefrei/' },
      { language: 'fr', href: '/fr/blog/app/accessible-des-le-depart/' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('hreflang', 'de')
  },
}
