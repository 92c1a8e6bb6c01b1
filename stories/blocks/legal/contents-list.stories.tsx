import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { article } from '#stories/fixtures/blog.ts'
import { ContentsList } from '#ui/blocks/legal/contents-list.tsx'

const meta = {
  title: 'Blocks/Legal/Contents list',
  component: ContentsList,
  args: { label: 'In this article', sections: article.sections },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do list second-level headings, and third where they help. Do number the sections of a document that is cited.\n\nDon’t show it for a text of one section, nor number by hand: the order is the number.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-72 pl-4">{Story()}</div>],
} satisfies Meta<typeof ContentsList>

export default meta
type Story = StoryObj<typeof meta>

const rules = [
  { id: 'light', title: 'Light' },
  { id: 'air', title: 'Air' },
  { id: 'hours', title: 'When the shutters are opened and shut' },
]

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

export const Numbered: Story = {
  args: { label: 'Contents', sections: rules, isNumbered: true, current: 'air' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2. Air' })).toHaveAttribute('aria-current', 'location')
  },
}

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('In this article'))
    await waitFor(() => expect(canvas.getByText('What we counted')).not.toBeVisible())
  },
}
