import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { at, clock, lateThings, waitingThings } from '#stories/fixtures/staff/desk.ts'
import { WaitRow } from '#ui/blocks/staff/desk/wait-row.tsx'
import type { WaitingThing } from '#ui/blocks/staff/desk/waiting-thing.ts'

function thing(kind: WaitingThing['kind']): WaitingThing {
  const found = [...waitingThings, ...lateThings].find((each) => each.kind === kind)
  if (!found) throw new Error(`No fixture is a ${kind}.`)
  return found
}

const meta = {
  title: 'Blocks/Staff/Desk/Wait row',
  component: WaitRow,
  args: { thing: thing('message'), clock, isFirst: true },
  parameters: {
    docs: {
      description: {
        component:
          'One thing that waits. **Do** say the time in words beside the clock. **Don’t** show what a visitor wrote.',
      },
    },
  },
  decorators: [(Story) => <ul className="@container">{Story()}</ul>],
} satisfies Meta<typeof WaitRow>

export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('data-state', 'asks')
  },
}

export const Deletions: Story = { args: { thing: thing('deletions') } }

/** Persons who ask about their data have thirty days. */
export const Requests: Story = {
  args: { thing: { id: 'requests', href: '#requests', kind: 'requests', count: 2, dueAt: at('2026-11-28') } },
}
