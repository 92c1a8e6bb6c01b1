import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { clock, liveItems } from '#stories/fixtures/staff/desk.ts'
import { PublishingCalendar } from '#ui/blocks/staff/desk/publishing-calendar.tsx'

const meta = {
  title: 'Blocks/Staff/Desk/Publishing calendar',
  component: PublishingCalendar,
  args: { items: liveItems, chosen: '2026-11-12', clock, hrefFor: (day) => `#${day}`, onChoose: fn() },
  render: (args) => <Choosing {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'A window a day, six panes a language each. **Do** leave the weekends half shut. **Don’t** put words into a day: they stand in the list below.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof PublishingCalendar>

export default meta
type Story = StoryObj<typeof meta>

function Choosing({ chosen, onChoose, ...props }: ComponentProps<typeof PublishingCalendar>) {
  const [day, setDay] = useState(chosen)
  const choose = (next: string) => {
    setDay(next)
    onChoose?.(next)
  }
  return <PublishingCalendar {...props} chosen={day} onChoose={choose} />
}

export const November: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByRole('link', { name: 'Thursday 12 November, 1 post, a newsletter' })
    await expect(day.closest('[role=gridcell]')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('link', { name: 'Monday 9 November' })).toHaveAttribute('aria-current', 'date')
  },
}

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: /^Thursday 12 November/ }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Home}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Monday 2 November' })).toHaveFocus())
    await userEvent.keyboard('{Enter}{PageDown}')
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-01'))
    await expect(canvas.getByText('December')).toBeVisible()
  },
}

export const NothingPlanned: Story = { args: { items: [], chosen: '2026-11-09' } }

export const AnotherYear: Story = {
  args: { chosen: '2027-02-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('February 2027')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
  },
}

/** One week, the chosen one. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(7)
  },
}
