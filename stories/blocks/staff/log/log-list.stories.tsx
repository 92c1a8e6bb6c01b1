import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { logEntries } from '#stories/fixtures/staff/log.ts'
import { LogList } from '#ui/blocks/staff/log/log-list.tsx'

const meta = {
  title: 'Blocks/Staff/Log/Log list',
  component: LogList,
  args: { entries: logEntries, clock, page: 2, pages: 9, hrefFor: (page) => `#${page}` },
  parameters: {
    docs: { description: { component: 'Lines by days, the newest first. **Do** name a source that does not answer.' } },
  },
} satisfies Meta<typeof LogList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /today, Monday 9 November.*4 lines/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { entries: [], pages: 1, page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is written yet.')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { entries: [], pages: 1, page: 1, clearHref: '#all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show everything' })).toBeVisible()
  },
}

export const OneSourceSilent: Story = {
  args: { silentSource: 'PostgreSQL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('PostgreSQL does not answer')
  },
}

export const Failed: Story = {
  args: { hasFailed: true, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { entries: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching the lines')
  },
}
