import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { issues } from '#stories/fixtures/staff/sending.ts'
import { IssueList } from '#ui/blocks/staff/issues/watch/issue-list.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Issue list',
  component: IssueList,
  args: { issues, clock, hrefFor: ({ id }) => `#${id}`, allHref: '#all' },
} satisfies Meta<typeof IssueList>

export default meta
type Story = StoryObj<typeof meta>

export const Latest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nobody agreed to that/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All issues' })).toHaveAttribute('href', '#all')
  },
}

export const NoneYet: Story = { args: { issues: [] } }

export const NoneYetOnItsOwnScreen: Story = { args: { issues: [], allHref: undefined } }
