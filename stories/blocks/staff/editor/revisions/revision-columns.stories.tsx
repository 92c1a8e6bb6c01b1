import type { Meta, StoryObj } from '@storybook/react-vite'
import { revisionNow, revisionThen } from '#stories/fixtures/staff/translation.ts'
import { diffPieces } from '#ui/blocks/staff/editor/difference/diff-pieces.ts'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { RevisionColumns } from '#ui/blocks/staff/editor/revisions/revision-columns.tsx'

const [now, former] = [revisionNow.text, revisionThen.text]

const meta = {
  title: 'Blocks/Staff/Editor/Revisions/Revision columns',
  component: RevisionColumns,
  args: {
    language: 'en',
    pairs: pairBlocks(now.body, former.body),
    titles: diffPieces(now.title, former.title),
    excerpts: diffPieces(now.excerpt, former.excerpt),
    heads: { former: 'Revision 1, 28 October', now: 'Revision 5, today 09:12' },
  },
  parameters: {
    docs: { description: { component: 'Paragraph beside paragraph: what went at the left, what came at the right.' } },
  },
} satisfies Meta<typeof RevisionColumns>

export default meta
type Story = StoryObj<typeof meta>

export const TwoRevisions: Story = {}
