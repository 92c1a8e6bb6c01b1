import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { logDays } from '#stories/fixtures/staff/log.ts'
import { LogFront } from '#ui/blocks/staff/log/log-front.tsx'

const meta = {
  title: 'Blocks/Staff/Log/Log front',
  component: LogFront,
  args: { days: logDays, clock, hrefFor: (day) => `#${day}`, onChoose: fn() },
  parameters: {
    docs: { description: { component: 'Sixty days; a day shows its lines. **Do** keep it one tab stop.' } },
  },
} satisfies Meta<typeof LogFront>

export default meta
type Story = StoryObj<typeof meta>

export const SixtyDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(60)
    await expect(canvas.getByText(/^a column a day, a window for \d lines$/)).toBeVisible()
  },
}

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: /^9 November/ }).focus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /^8 November/ })).toHaveFocus())
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-08')
  },
}

export const OneDay: Story = {
  args: { chosen: '2026-10-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(/^20 October: \d+ lines?$/)
  },
}

export const FirstDay: Story = {
  args: { days: logDays.map(({ day }) => ({ day, count: day > '2026-11-08' ? 3 : 0 })) },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
