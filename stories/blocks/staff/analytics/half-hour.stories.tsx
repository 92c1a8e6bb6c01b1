import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asTables, links, now } from '#stories/fixtures/staff/analytics.ts'
import { HalfHour } from '#ui/blocks/staff/analytics/half-hour.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Half hour',
  component: HalfHour,
  args: { now, zone: 'Europe/Tirane', line: { state: 'live' }, links, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Who is here now, a column a minute. **Do** say of an old number that it is old. **Don’t** move anything between two minutes.',
      },
    },
  },
} satisfies Meta<typeof HalfHour>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('at the window now,')).toBeVisible()
  },
}

export const WithoutLine: Story = {
  args: { line: { state: 'stopped', since: now.at, nextIn: null, tries: 1 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The live view stopped at 09:14.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Failed: Story = { args: { now: null } }

/** A window stands for several. */
export const Many: Story = {
  args: { now: { ...now, minutes: now.minutes.map((minute) => ({ ...minute, visitors: minute.visitors * 40 })) } },
}

export const AsTable: Story = { args: { links: asTables } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
