import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { subscribers } from '#stories/fixtures/staff/newsletter.ts'
import { SubscriberList } from '#ui/blocks/staff/newsletter/subscriber-list.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber list',
  component: SubscriberList,
  args: {
    subscribers,
    suppressed: [],
    conditions: {},
    clock,
    found: 412,
    page: 2,
    pages: 9,
    hrefFor: () => '#sorted',
    hrefForOne: (id) => `#${id}`,
    hrefForPage: (page) => `#page-${page}`,
    clearHref: '#all',
    csvHref: '#subscribers.csv',
    onDelete: fn(),
  },
} satisfies Meta<typeof SubscriberList>

export default meta
type Story = StoryObj<typeof meta>

export const SecondPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('412 addresses')
    await expect(canvas.getByRole('link', { name: 'As a CSV file' })).toHaveAttribute('download')
  },
}

export const NobodyYet: Story = { args: { subscribers: [], found: 0, page: 1, pages: 1 } }

export const NothingFits: Story = {
  args: { subscribers: [], found: 0, page: 1, pages: 1, conditions: { q: 'nobody' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all of them' })).toHaveAttribute('href', '#all')
  },
}
