import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { months } from '#stories/fixtures/staff/newsletter.ts'
import { SubscriberStreet } from '#ui/blocks/staff/newsletter/subscriber-street.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber street',
  component: SubscriberStreet,
  args: { months, clock, shown: 'chart', twinHref: '#twin', onTwin: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Growth as a street: a house a month, a column of windows a language. **Do** keep the table one press away. **Don’t** draw more than a year.',
      },
    },
  },
} satisfies Meta<typeof SubscriberStreet>

export default meta
type Story = StoryObj<typeof meta>

export const Year: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^November: 412 in all\./)).toHaveTextContent('Shqip 61')
    await userEvent.click(canvas.getByRole('link', { name: 'As a table' }))
    await expect(args.onTwin).toHaveBeenCalledWith('#twin')
  },
}

export const AsTable: Story = {
  args: { shown: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^November/ })).toHaveTextContent('412')
  },
}

/** A year that has just begun: houses without windows, and a window a person. */
export const FirstMonths: Story = {
  args: {
    months: months.map((month, place) => ({
      ...month,
      listed: { en: place > 9 ? place - 7 : 0, sq: place > 10 ? 2 : 0, de: 0, es: 0, it: 0, fr: 0 },
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
