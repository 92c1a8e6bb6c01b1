import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sources, subscriberCounts } from '#stories/fixtures/staff/newsletter.ts'
import { SubscriberFilter } from '#ui/blocks/staff/newsletter/subscriber-filter.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber filter',
  component: SubscriberFilter,
  args: {
    action: '#newsletter',
    conditions: {},
    counts: subscriberCounts,
    sources,
    hrefFor: ({ shelf = 'listed' }) => `#${shelf}`,
    onShow: fn(),
  },
} satisfies Meta<typeof SubscriberFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'On the list 412' })).toHaveAttribute('aria-current', 'page')
    await userEvent.type(canvas.getByRole('searchbox'), 'hafen{Enter}')
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ q: 'hafen' }))
  },
}

export const Filtered: Story = {
  args: {
    conditions: {
      shelf: 'unconfirmed',
      q: 'hafen',
      in: 'de',
      topic: 'case-studies',
      source: 'gone',
      from: '2026-10-01',
      to: '2026-10-31',
    },
  },
}

/** Only days: nothing else is kept of who has left. */
export const Left: Story = {
  args: { conditions: { shelf: 'left' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
