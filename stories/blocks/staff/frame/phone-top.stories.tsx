import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PhoneTop } from '#ui/blocks/staff/frame/phone-top.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Phone top',
  component: PhoneTop,
  args: { name: 'Desk', onFind: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    docs: {
      description: { component: 'The head of a phone. **Do** give the way back where one thing of a list is open.' },
    },
  },
} satisfies Meta<typeof PhoneTop>

export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find or do' }))
    await expect(args.onFind).toHaveBeenCalledOnce()
  },
}

export const OneThing: Story = {
  args: { name: 'Tischlerei am Fluss und Söhne', back: { href: '/admin/messages', place: 'Messages' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Messages' })).toHaveAttribute('href', '/admin/messages')
  },
}
