import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueCount } from '#stories/fixtures/staff/issues.ts'
import { DryRun } from '#ui/blocks/staff/issues/compose/dry-run.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Dry run',
  component: DryRun,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    count: issueCount,
    timeZone: 'Europe/Tirane',
    onCount: fn(),
  },
} satisfies Meta<typeof DryRun>

export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('306')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Count again' }))
    await expect(args.onCount).toHaveBeenCalledOnce()
  },
}

export const OnlySomeTopics: Story = { args: { count: { ...issueCount, others: 80, now: 226 } } }

export const Counting: Story = { args: { count: undefined } }

export const Failed: Story = { args: { count: undefined, hasFailed: true } }
