import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ViewBar } from '#ui/blocks/staff/issues/mails/view-bar.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Mails/View bar',
  component: ViewBar,
  args: {
    isOne: false,
    onOneChange: fn(),
    shown: { lights: ['day', 'night'], width: 'phone', isPlain: false },
    onShownChange: fn(),
  },
} satisfies Meta<typeof ViewBar>

export default meta
type Story = StoryObj<typeof meta>

export const AllSix: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }))
    await expect(args.onShownChange).toHaveBeenCalledWith({ lights: ['night'], width: 'phone', isPlain: false })
  },
}

/** One of the two is always shown. */
export const OnlyNight: Story = {
  args: { shown: { lights: ['night'], width: 'desktop', isPlain: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Night' }))
    await expect(args.onShownChange).toHaveBeenCalledWith({ lights: ['day'], width: 'desktop', isPlain: false })
  },
}

export const PlainText: Story = { args: { isOne: true, shown: { lights: ['day'], width: 'phone', isPlain: true } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
