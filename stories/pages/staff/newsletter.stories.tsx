import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewsletterPage } from '#site/pages/staff/newsletter-page.tsx'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { growth, sources, subscriberCounts, subscribers } from '#stories/fixtures/staff/newsletter.ts'
import { issues } from '#stories/fixtures/staff/sending.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Newsletter',
  component: NewsletterPage,
  decorators: [(Story) => <InTheHouse current="newsletter">{Story()}</InTheHouse>],
  args: {
    clock,
    issues: { issues, hrefFor: ({ id }) => `#${id}`, allHref: '#issues', begin: { action: '#begin', onBegin: fn() } },
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
      importHref: '#import',
      csvHref: '#csv',
      onDelete: fn(),
    },
  },
} satisfies Meta<typeof NewsletterPage>

export default meta
type Story = StoryObj<typeof meta>

export const Subscribers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/412 people get it/)).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Addresses' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Finish/ })).toHaveAttribute('href', '#i9')
  },
}

export const NobodyYet: Story = {
  args: {
    growth: undefined,
    issues: { ...meta.args.issues, issues: [] },
    filter: { ...meta.args.filter, counts: { listed: 0, unconfirmed: 0, left: 0, never: 0 }, sources: [] },
    list: { ...meta.args.list, subscribers: [], found: 0, pages: 1 },
  },
}

export const Offline: Story = { args: { offlineSince: at('2026-11-09', '09:12') } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const German: Story = { globals: { locale: 'de', theme: 'night' } }
