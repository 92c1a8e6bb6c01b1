import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { archivedIssues } from '#stories/fixtures/archived-issues.ts'
import { IssueArchive } from '#ui/blocks/newsletter/issue-archive.tsx'

const meta = {
  title: 'Blocks/Newsletter/Issue archive',
  component: IssueArchive,
  args: { issues: archivedIssues },
} satisfies Meta<typeof IssueArchive>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(3)
    await expect(links[0]).toHaveAttribute('href', archivedIssues[0]?.address)
  },
}

export const None: Story = { args: { issues: [] } }

export const Failed: Story = {
  args: { issues: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be read just now')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
