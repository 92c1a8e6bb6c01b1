import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { logDays, logDeeds, logEntries } from '#stories/fixtures/staff/log.ts'
import { LogBoard } from '#ui/blocks/staff/log/log-board.tsx'

const meta = {
  title: 'Blocks/Staff/Log/Log board',
  component: LogBoard,
  args: {
    clock,
    filter: { action: '/admin/log', conditions: {}, people: [{ id: 'p1', name: 'Arta' }], deeds: logDeeds },
    front: { days: logDays, hrefFor: (day) => `#${day}` },
    list: { entries: logEntries, page: 1, pages: 84, hrefFor: (page) => `#${page}` },
    total: 4208,
    csvHref: '/api/staff/log.csv',
  },
  parameters: {
    docs: { description: { component: 'The log. **Do** let it be taken away as it is filtered.' } },
  },
} satisfies Meta<typeof LogBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,208 lines')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute('download')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tiny: Story = { globals: { viewport: { value: 'tiny' } } }
