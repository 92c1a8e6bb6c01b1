import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueCount, issueFindings, issueLanguages, previews } from '#stories/fixtures/staff/issues.ts'
import { IssueColumns } from '#ui/blocks/staff/issues/mails/issue-columns.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Mails/Issue columns',
  component: IssueColumns,
  args: {
    standing: issueLanguages,
    current: 'en',
    hrefFor: (language) => `#${language}`,
    leaves: 'Thursday, 10:00',
    previews,
    count: issueCount,
    findings: issueFindings,
    isOne: false,
    shown: { lights: ['day', 'night'], width: 'phone', isPlain: false },
    onRetry: fn(),
  },
} satisfies Meta<typeof IssueColumns>

export default meta
type Story = StoryObj<typeof meta>

export const AllSix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(6)
  },
}

export const OneAtATime: Story = {
  args: { isOne: true, shown: { lights: ['day'], width: 'desktop', isPlain: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
  },
}

export const Loading: Story = { args: { previews: {}, count: undefined } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
