import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { subscribers } from '#stories/fixtures/staff/newsletter.ts'
import { SubscriberTable } from '#ui/blocks/staff/newsletter/subscriber-table.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber table',
  component: SubscriberTable,
  args: {
    subscribers,
    clock,
    conditions: {},
    hrefFor: ({ sort, order }) => `#${sort}-${order}`,
    hrefForOne: (id) => `#${id}`,
    onDelete: fn(),
  },
} satisfies Meta<typeof SubscriberTable>

export default meta
type Story = StoryObj<typeof meta>

export const Newest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Since' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '#address-asc')
  },
}

export const Menu: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^redaktion@/ }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitem', { name: 'Look closer' })).toHaveAttribute('href', '#s1')
    await userEvent.click(page.getByRole('menuitem', { name: /^Delete/ }))
    await expect(args.onDelete).toHaveBeenCalledWith('s1')
  },
}

export const ByAddress: Story = { args: { conditions: { sort: 'address', order: 'desc' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
