import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OpeningTimes } from '#ui/blocks/staff/editor/gate/opening-times.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Opening times',
  component: OpeningTimes,
  args: { value: { isLater: false, from: '', until: '' }, onValueChange: fn(), timeZone: 'Europe/Tirane' },
  parameters: {
    docs: { description: { component: 'Now or at a time, and for how long. **Do** name the zone: staff travel.' } },
  },
} satisfies Meta<typeof OpeningTimes>

export default meta
type Story = StoryObj<typeof meta>

export const Now: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Later' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ isLater: true })
  },
}

export const Later: Story = { args: { value: { isLater: true, from: '2026-11-12T09:00', until: '2026-12-24T18:00' } } }

export const Wrong: Story = {
  args: { ...Later.args, errors: { from: 'This time is over.', until: 'This is before it opens.' } },
}
