import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { articleHtml } from '#stories/fixtures/blog.ts'
import { codeHtml } from '#stories/fixtures/code.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'

const meta = {
  title: 'Blocks/Blog/Article body',
  component: ArticleBody,
  args: { html: articleHtml },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do give it HTML from the server’s pipeline, or elements as children.\n\nDon’t style a single article: what one needs, all get.',
      },
    },
  },
} satisfies Meta<typeof ArticleBody>

export default meta
type Story = StoryObj<typeof meta>

export const EveryElement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to reference 1' })).toBeVisible()
  },
}

export const ColouredCode: Story = {
  args: { html: codeHtml },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Code 1: HTML' })).toBeVisible()
    await expect(canvas.getByText('// Three numbers, checked on every build.')).toHaveStyle({ fontStyle: 'italic' })
  },
}

export const AsChildren: Story = {
  render: () => (
    <ArticleBody>
      <h2>Elements as children</h2>
      <p>The same looks for a document that is not Markdown.</p>
    </ArticleBody>
  ),
}
