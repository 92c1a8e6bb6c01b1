import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueBlocks, issueFindings, issuePosts } from '#stories/fixtures/staff/issues.ts'
import { BlockRow } from '#ui/blocks/staff/issues/compose/block-row.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Block row',
  component: BlockRow,
  decorators: [(Story) => <ol className="max-w-80 border-line border-t border-r">{Story()}</ol>],
  args: {
    block: issueBlocks[0] ?? { id: 'rule', kind: 'line' },
    language: 'en',
    source: 'en',
    place: 1,
    of: 3,
    post: issuePosts['accessibility'],
    gaps: [],
    findings: [],
    onChange: fn(),
    onMove: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof BlockRow>

export default meta
type Story = StoryObj<typeof meta>

export const Post: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByText('Accessibility is cheapest in the first week').closest('summary')?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith(1)
  },
}

export const NotLiveHere: Story = { args: { language: 'sq', gaps: [{ what: 'post', block: 'week' }] } }

export const Found: Story = { args: { findings: issueFindings.slice(1) } }

export const Deleted: Story = { args: { post: undefined } }

export const Opened: Story = {
  args: { block: issueBlocks[3] ?? { id: 'rule', kind: 'line' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Start a project'))
    await userEvent.click(canvas.getByRole('button', { name: 'Take it out' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
