import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { issueBlocks, issueFindings, issuePictures, issuePosts } from '#stories/fixtures/staff/issues.ts'
import { BlockList } from '#ui/blocks/staff/issues/compose/block-list.tsx'
import type { AddedKind } from '#ui/blocks/staff/issues/compose/issue.ts'
import { newBlock } from '#ui/blocks/staff/issues/compose/new-block.ts'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Block list',
  component: BlockList,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    blocks: issueBlocks,
    language: 'en',
    source: 'en',
    posts: issuePosts,
    pictures: issuePictures,
    gaps: [],
    findings: issueFindings,
    onChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof BlockList>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Move down: Accessibility is cheapest in the first week' }),
    )
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: 'budget' })]),
    )
    await expect(canvas.getByText('Now at place 2 of 6.')).toBeInTheDocument()
  },
}

/** The slash opens it. */
export const Adding: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.keyboard('/')
    const menu = canvasElement.ownerDocument.querySelector('[role=menu]')
    await expect(menu).toHaveTextContent('PostTextButtonPictureLine')
  },
}

/** What is written comes next: its field is open, with the focus in it. */
export const TextPutIn: Story = {
  render: function Writing(args) {
    const [blocks, setBlocks] = useState(args.blocks)
    const onAdd = (kind: AddedKind) => kind === 'text' && setBlocks([...blocks, newBlock({ kind }, 'new')])
    return <BlockList {...args} blocks={blocks} onAdd={onAdd} onChange={setBlocks} />
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.keyboard('/')
    const menu = within(canvasElement.ownerDocument.body)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Text' }))
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Text, English' }).at(-1)).toHaveFocus())
  },
}

/** The focus stays with what was moved. */
export const MovedByKeys: Story = {
  render: function Moving(args) {
    const [blocks, setBlocks] = useState(args.blocks)
    return <BlockList {...args} blocks={blocks} onChange={setBlocks} />
  },
  play: async ({ canvasElement, userEvent }) => {
    const row = () => canvasElement.querySelector<HTMLElement>('[data-block=reply] summary')
    row()?.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(row()).toHaveFocus()
  },
}

export const Waiting: Story = {
  args: {
    language: 'it',
    gaps: [
      { what: 'post', block: 'week' },
      { what: 'words', block: 'reply' },
    ],
    findings: [
      ...issueFindings,
      { in: 'it', check: 'complete', level: 'look', block: 'reply', what: 'gap_words', facts: {} },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nothing written in this language')).toHaveLength(1)
    // Which says the same.
    await expect(canvas.queryByText('A text has no words in this language.')).toBeNull()
  },
}

export const Nothing: Story = { args: { blocks: [] } }

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
