import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SubscriberMenu } from '#ui/blocks/staff/newsletter/subscriber-menu.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber menu',
  component: SubscriberMenu,
  args: { address: 'ada@example.org', href: '#s1', onDelete: fn() },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="flex min-h-72 justify-end">{Story()}</div>],
} satisfies Meta<typeof SubscriberMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ada@example.org: what can be done' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitem', { name: /off the list/ })).toHaveAttribute('href', '#s1#leaving')
  },
}
