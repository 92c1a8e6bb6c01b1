import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueText } from '#stories/fixtures/staff/issues.ts'
import { IssueLines } from '#ui/blocks/staff/issues/compose/issue-lines.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Issue lines',
  component: IssueLines,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    language: 'en',
    value: issueText.lines.en,
    suggested: issueText.lines.en.subject,
    onChange: fn(),
  },
} satisfies Meta<typeof IssueLines>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject, English' }), '!')
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ subject: `${issueText.lines.en.subject}!` }),
    )
  },
}

/** The title of the first post stands there. */
export const NotWritten: Story = {
  args: {
    language: 'de',
    value: issueText.lines.de,
    suggested: 'Barrierefreiheit ist in der ersten Woche am billigsten',
  },
}

export const TooLong: Story = {
  args: { value: { subject: `${issueText.lines.en.subject}, and in the second one it is still cheap`, preheader: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^84 of 60$/)).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { isReadOnly: true } }
