import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { growth, sources, subscriberCounts, subscribers, suppressed } from '#stories/fixtures/staff/newsletter.ts'
import { SubscribersBoard } from '#ui/blocks/staff/newsletter/subscribers-board.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscribers board',
  component: SubscribersBoard,
  args: {
    clock,
    growth: { ...growth, shown: 'chart', twinHref: '#table' },
    filter: {
      action: '#newsletter',
      conditions: {},
      counts: subscriberCounts,
      sources,
      hrefFor: ({ shelf = 'listed' }) => `#${shelf}`,
      onShow: fn(),
    },
    list: {
      subscribers,
      suppressed: [],
      found: 412,
      page: 1,
      pages: 9,
      hrefForOne: (id) => `#${id}`,
      hrefForPage: (page) => `#page-${page}`,
      clearHref: '#all',
      csvHref: '#csv',
    },
  },
} satisfies Meta<typeof SubscribersBoard>

export default meta
type Story = StoryObj<typeof meta>

export const NeverAgain: Story = {
  args: {
    filter: { ...meta.args.filter, conditions: { shelf: 'never' } },
    list: { ...meta.args.list, subscribers: [], suppressed, found: 3, pages: 1 },
  },
}

export const Refused: Story = {
  args: { problem: 'Somebody else changed this first. Look again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else')
  },
}

/** Without scripts no notice comes by itself. */
export const DoneWithoutScripts: Story = {
  args: {
    growth: undefined,
    done: {
      title: 'ada@example.org was deleted.',
      text: 'It lies in Recently deleted for 30 days.',
      action: '#undo',
      undo: { deed: 'restore', id: 's1' },
    },
  },
}
