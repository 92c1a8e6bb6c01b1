import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { colleagues, messageCounts } from '#stories/fixtures/staff/messages.ts'
import { MessageFilter } from '#ui/blocks/staff/messages/message-filter.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message filter',
  component: MessageFilter,
  args: {
    action: '#messages',
    conditions: {},
    counts: messageCounts,
    colleagues,
    hrefFor: ({ shelf = 'open' }) => `#${shelf}`,
    onShow: fn(),
  },
} satisfies Meta<typeof MessageFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open 3' })).toHaveAttribute('aria-current', 'page')
    await userEvent.type(canvas.getByRole('searchbox'), 'müller{Enter}')
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ q: 'müller' }))
  },
}

export const Filtered: Story = {
  args: { conditions: { shelf: 'answered', q: 'Fenster', purpose: 'quote', in: 'de', age: 'month', of: 'a2' } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
