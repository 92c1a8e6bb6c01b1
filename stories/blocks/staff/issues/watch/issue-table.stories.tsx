import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { issues } from '#stories/fixtures/staff/sending.ts'
import { IssueTable } from '#ui/blocks/staff/issues/watch/issue-table.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Issue table',
  component: IssueTable,
  args: { issues, clock, hrefFor: ({ id }) => `#${id}` },
} satisfies Meta<typeof IssueTable>

export default meta
type Story = StoryObj<typeof meta>

export const DraftSentAndCancelled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Issue 6' })).toHaveAttribute('href', '#i6')
    await expect(canvas.getByRole('img', { name: /another language’s mail: Shqip/ })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
