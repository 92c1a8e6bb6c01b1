import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SubscriberPage } from '#site/pages/staff/subscriber-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { importedSubscriber, subscriber } from '#stories/fixtures/staff/newsletter.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Subscriber',
  component: SubscriberPage,
  decorators: [(Story) => <InTheHouse current="newsletter">{Story()}</InTheHouse>],
  args: {
    subscriber,
    clock,
    backHref: '#newsletter',
    deletedHref: '#deleted',
    leaving: { action: '#left', onLeave: fn() },
    deletion: { action: '#deleted', onDelete: fn() },
  },
} satisfies Meta<typeof SubscriberPage>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheList: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('How did they ask?'), 'mail')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.leaving.onLeave).toHaveBeenCalledWith('mail')
  },
}

export const Gone: Story = { args: { subscriber: undefined } }

export const Phone: Story = {
  args: { subscriber: importedSubscriber },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
}
