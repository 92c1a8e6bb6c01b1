import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { boardPosts } from '#stories/fixtures/staff/posts.ts'
import { BoardRow } from '#ui/blocks/staff/posts/board-row.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'

const [, post] = boardPosts
if (!post) throw new Error('There is no second post.')

const meta = {
  title: 'Blocks/Staff/Posts/Board row',
  component: BoardRow,
  args: { post, clock, href: '#title', isChosen: false, onChoose: fn() },
  parameters: {
    docs: { description: { component: 'A post with a pane a language; in a narrow window a card.' } },
  },
} satisfies Meta<typeof BoardRow>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  render: (args) => (
    <GridPart role="grid" aria-label="Posts" className="@container">
      <BoardRow {...args} />
    </GridPart>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChoose).toHaveBeenCalledWith(true)
  },
}

/** Nobody has given it an author or a picture yet. */
export const JustBegun: Story = {
  ...Wide,
  args: { post: { ...post, author: '', picture: '', visibleFrom: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).not.toHaveTextContent('·')
    await expect(canvas.queryByText('Image not available')).toBe(null)
  },
}

export const Chosen: Story = { ...Wide, args: { isChosen: true }, play: async () => {} }

export const Phone: Story = { ...Wide, globals: { viewport: { value: 'phone' } } }
