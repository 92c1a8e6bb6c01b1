import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { SampleArticle } from '#ui/blocks/blog/sample-article.tsx'

const meta = {
  title: 'Blocks/Blog/Sample article',
  component: SampleArticle,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: 'Do look here how an element is written.\n\nDon’t use it as a template for content.',
      },
    },
  },
  decorators: [(Story) => <ArticleBody>{Story()}</ArticleBody>],
} satisfies Meta<typeof SampleArticle>

export default meta
type Story = StoryObj<typeof meta>

export const EveryElement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Delivery times' })).toBeVisible()
  },
}
