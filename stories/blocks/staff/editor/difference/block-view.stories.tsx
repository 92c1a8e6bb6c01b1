import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { BlockView } from '#ui/blocks/staff/editor/difference/block-view.tsx'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'

const only = (now: string, former: string | null = null) => pairBlocks(now, former)[0] ?? { state: 'same' as const }

const meta = {
  title: 'Blocks/Staff/Editor/Difference/Block view',
  component: BlockView,
  decorators: [
    (Story) => (
      <ArticleBody className="p-6">
        <Story />
      </ArticleBody>
    ),
  ],
  args: {
    pair: only(
      'Take a **shop** with a film of four megabytes. It needs [twenty](https://example.org) seconds.',
      'Take a **shop** with a film of two megabytes. It needs [ten](https://example.org) seconds.',
    ),
  },
  parameters: { docs: { description: { component: 'A paragraph as readers see it, with what has changed in it.' } } },
} satisfies Meta<typeof BlockView>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      'inserted: four',
      'inserted: twenty',
    ])
    await expect(canvas.getAllByRole('deletion')).toHaveLength(2)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const OneSide: Story = { args: { side: 'former' } }

export const OnlyAnAddress: Story = {
  args: { pair: only('See [the test](https://example.org/new).', 'See [the test](https://example.org/old).') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No word has changed here/)).toBeVisible()
  },
}

export const List: Story = { args: { pair: only('- one\n- [x] two\n- four', '- one\n- [x] two\n- three') } }

export const Table: Story = {
  args: { pair: only('| a | b |\n| --- | --- |\n| one | three |', '| a | b |\n| --- | --- |\n| one | two |') },
}

export const Code: Story = {
  args: { pair: only('```html\n<a href="/new">one</a>\n```', '```html\n<a href="/old">one</a>\n```') },
}

export const PictureAndNote: Story = {
  args: {
    pair: only('![A red door](/pictures/door) and a note.[^1]', '![A blue door](/pictures/door) and a note.[^1]'),
  },
}

export const Html: Story = { args: { pair: only('<script>alert(1)</script>') } }
