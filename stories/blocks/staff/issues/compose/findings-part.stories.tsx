import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueFindings } from '#stories/fixtures/staff/issues.ts'
import { FindingsPart } from '#ui/blocks/staff/issues/compose/findings-part.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Findings part',
  component: FindingsPart,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    findings: issueFindings,
    state: 'checked',
    hrefFor: (finding) => `#block-${finding.block}`,
    onCheck: fn(),
  },
} satisfies Meta<typeof FindingsPart>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/A page elsewhere is gone/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}

export const AllInOrder: Story = { args: { findings: [] } }

export const Checking: Story = { args: { findings: undefined, state: 'checking' } }

export const Failed: Story = { args: { findings: undefined, state: 'failed' } }

export const WrittenSince: Story = { args: { isOld: true } }

/** One that the house has no words for is told by its check. */
export const WithoutWords: Story = {
  args: { findings: [{ in: 'de', check: 'weight', level: 'look', block: null, what: 'something-new', facts: {} }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something about the weight is not in order.')).toBeVisible()
  },
}
