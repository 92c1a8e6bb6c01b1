import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Seat, type SeatRole } from '#ui/primitives/staff/seat.tsx'

const seats: SeatRole[] = ['owner', 'moderator', 'house', 'invited']

const meta = {
  id: 'primitives-staff-seat',
  title: 'Primitives/Staff/Text and marks/Seat',
  component: Seat,
  args: { seat: 'owner' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A role as a sign, not a face: key for an owner, pen for a moderator, clock for the house itself; dashed until an invitation is taken. **Do** write the role beside it. **Don’t** use pictures of people.',
      },
    },
  },
} satisfies Meta<typeof Seat>

export default meta
type Story = StoryObj<typeof meta>

export const BesideAName: Story = {
  render: (args) => (
    <p className="flex items-center gap-3">
      <Seat {...args} /> Owner
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=seat]')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const AllVariants: Story = {
  render: () => (
    <div className="grid gap-4">
      {(['md', 'sm'] as const).map((size) => (
        <p key={size} className="flex gap-4">
          {seats.map((seat) => (
            <Seat key={seat} seat={seat} size={size} />
          ))}
        </p>
      ))}
      <p className="flex gap-4 bg-ink p-4 text-paper">
        <Seat seat="owner" />
      </p>
    </div>
  ),
}
