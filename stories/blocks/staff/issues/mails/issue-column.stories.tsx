import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueFindings, issueLanguages, previews } from '#stories/fixtures/staff/issues.ts'
import { IssueColumn } from '#ui/blocks/staff/issues/mails/issue-column.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Mails/Issue column',
  component: IssueColumn,
  decorators: [(Story) => <div className="max-w-60 border-line border-r">{Story()}</div>],
  args: {
    language: 'en',
    standing: issueLanguages.en,
    isCurrent: true,
    href: '#en',
    leaves: 'Thursday, 10:00',
    preview: previews.en,
    people: 143,
    findings: [],
    shown: { lights: ['day', 'night'], width: 'phone', isPlain: false },
    onRetry: fn(),
  },
} satisfies Meta<typeof IssueColumn>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTitle(/^Mail in English/)).toHaveLength(2)
  },
}

export const WaitsForItsPost: Story = {
  args: { language: 'it', standing: issueLanguages.it, preview: previews.it, people: 45, isCurrent: false },
}

export const GetsAnothersMail: Story = {
  args: { language: 'fr', standing: issueLanguages.fr, preview: previews.fr, people: 31, isCurrent: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gets the mail in English')).toBeVisible()
  },
}

export const Found: Story = { args: { findings: issueFindings.slice(0, 1) } }

export const PlainText: Story = { args: { shown: { lights: ['day'], width: 'phone', isPlain: true } } }

export const Loading: Story = { args: { preview: 'loading', people: undefined } }

export const Failed: Story = {
  args: { preview: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
