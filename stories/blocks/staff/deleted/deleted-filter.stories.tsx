import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { deletedCounts } from '#stories/fixtures/staff/deleted.ts'
import { DeletedFilter } from '#ui/blocks/staff/deleted/deleted-filter.tsx'

const meta = {
  title: 'Blocks/Staff/Deleted/Deleted filter',
  component: DeletedFilter,
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  args: {
    shown: { sort: 'soonest' },
    counts: deletedCounts,
    action: '#deleted',
    hrefFor: ({ kind }) => `#${kind ?? 'all'}`,
    onShow: fn(),
  },
} satisfies Meta<typeof DeletedFilter>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'latest')
    await expect(args.onShow).toHaveBeenCalledWith({ kind: undefined, sort: 'latest' })
  },
}

export const Messages: Story = { args: { shown: { kind: 'message', sort: 'latest' } } }

/** A moderator works with no subscribers. */
export const Moderator: Story = { args: { counts: { post: 1, message: 0, application: 2 } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
