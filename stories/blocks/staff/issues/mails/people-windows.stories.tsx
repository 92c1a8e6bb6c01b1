import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PeopleWindows } from '#ui/blocks/staff/issues/mails/people-windows.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Mails/People windows',
  component: PeopleWindows,
  parameters: { layout: 'padded' },
  args: {
    people: 98,
    isWaiting: false,
  },
} satisfies Meta<typeof PeopleWindows>

export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('98')).toBeVisible()
  },
}

export const Waiting: Story = { args: { isWaiting: true } }

export const Nobody: Story = { args: { people: 0 } }

export const Thousands: Story = { args: { people: 4130 } }
