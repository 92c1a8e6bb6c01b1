import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { askingHealth, letters, wellHealth } from '#stories/fixtures/staff/health.ts'
import { DeadLetters } from '#ui/blocks/staff/health/dead-letters.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Dead letters',
  component: DeadLetters,
  args: {
    outbox: askingHealth.outbox,
    clock,
    action: '#done',
    keepHref: '#keep',
    dropHrefFor: (id) => `#drop-${id}`,
    onRetry: fn(),
    onDrop: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'All mails that were given up. **Do** let them be tried again together: after a mail server was away, all of them will leave.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof DeadLetters>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try all 2 once more' }))
    await expect(args.onRetry).toHaveBeenCalledWith(['d1', 'd2'])
  },
}

export const None: Story = {
  args: { outbox: wellHealth.outbox },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None. Every mail has left or will be tried again.')).toBeVisible()
  },
}

export const ManyMore: Story = { args: { outbox: { failed: 61, dead: letters } } }

export const JustTried: Story = {
  args: { outbox: wellHealth.outbox, done: '2 mails are being tried again.' },
}

export const SomebodyWasFaster: Story = {
  args: { problem: 'Somebody was faster: this mail no longer waits for a decision.' },
}

export const DoesNotAnswer: Story = { args: { outbox: null } }
