import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { logDeeds } from '#stories/fixtures/staff/log.ts'
import { LogFilter } from '#ui/blocks/staff/log/log-filter.tsx'

const meta = {
  title: 'Blocks/Staff/Log/Log filter',
  component: LogFilter,
  args: {
    action: '/admin/log',
    conditions: {},
    people: [
      { id: 'p1', name: 'Arta' },
      { id: 'p2', name: 'Besnik' },
    ],
    deeds: logDeeds,
    onShow: fn(),
  },
  parameters: {
    docs: {
      description: { component: 'A plain GET: what is shown has an address. **Don’t** filter while somebody types.' },
    },
  },
} satisfies Meta<typeof LogFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who' }), 'Besnik')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ who: 'p2', deed: undefined }))
  },
}

export const Filtered: Story = {
  args: { conditions: { who: 'p1', deed: 'roleChanged', from: '2026-11-01', to: '2026-11-09' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show everything' })).toBeVisible()
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-01')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
