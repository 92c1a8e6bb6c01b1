import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { issueLanguages } from '#stories/fixtures/staff/issues.ts'
import { IssueTabs } from '#ui/blocks/staff/issues/compose/issue-tabs.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Issue tabs',
  component: IssueTabs,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    languages: issueLanguages,
    current: 'en',
    source: 'en',
    hrefFor: (language) => `#${language}`,
  },
} satisfies Meta<typeof IssueTabs>

export default meta
type Story = StoryObj<typeof meta>

export const SomeWait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English: ready, written first' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Italiano: waits for something' })).toBeVisible()
  },
}
