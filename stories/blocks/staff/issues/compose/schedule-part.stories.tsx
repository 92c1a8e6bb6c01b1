import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { leaving, schedule, zones } from '#stories/fixtures/staff/issues.ts'
import { SchedulePart } from '#ui/blocks/staff/issues/compose/schedule-part.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Schedule part',
  component: SchedulePart,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    value: leaving,
    onChange: fn(),
    zones,
    version: 4,
    action: '#scheduled',
    schedule: null,
    maySchedule: true,
    now: clock.now,
    deed: 'Schedule for 306 people',
    onSchedule: fn(),
    onTakeBack: fn(),
  },
} satisfies Meta<typeof SchedulePart>

export default meta
type Story = StoryObj<typeof meta>

export const AtATime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^At nine/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...leaving, clock: 'morning' })
  },
}

export const Now: Story = { args: { value: { ...leaving, clock: 'now' } } }

export const InTheMorning: Story = { args: { value: { ...leaving, clock: 'morning' } } }

export const Refused: Story = {
  args: { errors: { day: 'This day is over.' }, problem: 'It cannot be scheduled like this.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toBeInvalid()
  },
}

export const Scheduled: Story = {
  args: { schedule },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }))
    await expect(args.onTakeBack).toHaveBeenCalledOnce()
  },
}

/** Moderators write and do not send. */
export const NotYours: Story = { args: { maySchedule: false } }
