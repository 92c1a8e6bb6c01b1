import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock, liveItems } from '#stories/fixtures/staff/desk.ts'
import { GoingLiveList } from '#ui/blocks/staff/desk/going-live-list.tsx'

const meta = {
  title: 'Blocks/Staff/Desk/Going live list',
  component: GoingLiveList,
  args: { items: liveItems, day: '2026-11-12', clock },
  parameters: {
    docs: { description: { component: 'The chosen day in words. **Don’t** repeat the month: it is beside it.' } },
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof GoingLiveList>

export default meta
type Story = StoryObj<typeof meta>

export const PostAndNewsletter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('275 people')).toBeVisible()
  },
}

export const NothingThatDay: Story = {
  args: { day: '2026-11-13' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing goes live on this day.')).toBeVisible()
  },
}
