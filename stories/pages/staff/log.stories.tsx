import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LogPage } from '#site/pages/staff/log-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { logDays, logDeeds, logEntries } from '#stories/fixtures/staff/log.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Log',
  component: LogPage,
  decorators: [(Story) => <InTheHouse current="log">{Story()}</InTheHouse>],
  args: {
    clock,
    filter: { action: '#shown', conditions: {}, people: [{ id: '1', name: 'Arta Sample' }], deeds: logDeeds },
    front: { days: logDays, hrefFor: (day: string) => `#${day}` },
    list: { entries: logEntries, page: 1, pages: 3, hrefFor: (page: number) => `#page-${page}` },
    total: 132,
    csvHref: '#file',
  },
} satisfies Meta<typeof LogPage>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute('href', '#file')
  },
}
