import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { IssueStrip } from '#ui/blocks/staff/issues/compose/issue-strip.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Issue strip',
  component: IssueStrip,
} satisfies Meta<typeof IssueStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Conflict: Story = {
  args: {
    kind: 'conflict',
    by: 'Mira Muster',
    copy: 'EN\n\nAccessibility is cheapest in the first week',
    onTakeTheirs: fn(),
    onKeepMine: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Your text, to be copied', { selector: 'summary, summary *' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('EN\n\nAccessibility is cheapest in the first week')
  },
}

export const Gone: Story = { args: { kind: 'gone', href: '#newsletter', copy: 'EN\n\nA text' } }

export const ScheduledMeanwhile: Story = {
  args: { kind: 'scheduledMeanwhile', href: '#issue', copy: 'A subject\n\nWords that came too late.' },
}
