import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { letters } from '#stories/fixtures/staff/health.ts'
import { DeadLetter } from '#ui/blocks/staff/health/dead-letter.tsx'

const [full, refused] = letters
if (!full || !refused) throw new Error('The fixture has two dead letters.')

const meta = {
  title: 'Blocks/Staff/Health/Dead letter',
  component: DeadLetter,
  args: {
    letter: full,
    clock,
    action: '#done',
    dropHref: '#drop',
    keepHref: '#keep',
    onRetry: fn(),
    onDrop: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A mail that was given up. Its receiver is covered. **Don’t** forget it without asking: it cannot be brought back.',
      },
    },
  },
  decorators: [(Story) => <ul className="max-w-110 px-gutter">{Story()}</ul>],
} satisfies Meta<typeof DeadLetter>

export default meta
type Story = StoryObj<typeof meta>

export const MailboxFull: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try once more: Confirmation of the newsletter' }))
    await expect(args.onRetry).toHaveBeenCalledWith(['d1'])
  },
}

export const RefusedAtOnce: Story = { args: { letter: refused } }

export const ToBeForgotten: Story = {
  args: { isAsking: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Keep it' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good' }))
    await expect(args.onDrop).toHaveBeenCalledWith('d1')
  },
}

export const Unreadable: Story = {
  args: { letter: { ...full, kind: 'other', to: null, language: null, reason: '' } },
}
