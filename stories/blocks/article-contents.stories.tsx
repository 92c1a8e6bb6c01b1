import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { article } from '#stories/fixtures/blog.ts'
import { ArticleContents } from '#ui/blocks/article-contents.tsx'

const meta = {
  title: 'Blocks/Article contents',
  component: ArticleContents,
  args: { sections: article.sections },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do list second-level headings, and third where they help.\n\nDon’t show it for an article of one section.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof ArticleContents>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
  },
}

export const ReadingASection: Story = {
  args: { current: 'how-we-work-now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('How we work now')
  },
}

export const ReadingASubsection: Story = { args: { current: 'the-surprise' } }

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('In this article'))
    await expect(canvas.getByText('What we counted')).not.toBeVisible()
  },
}
