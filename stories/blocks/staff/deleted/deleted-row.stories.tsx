import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { deletedThings } from '#stories/fixtures/staff/deleted.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { DeletedRow } from '#ui/blocks/staff/deleted/deleted-row.tsx'
import type { DeletedThing } from '#ui/blocks/staff/deleted/deleted-thing.ts'

const thing = (kind: DeletedThing['kind']): DeletedThing => {
  const found = deletedThings.findLast((one) => one.kind === kind)
  if (!found) throw new Error(`No ${kind} is among the fixtures.`)
  return found
}

const meta = {
  title: 'Blocks/Staff/Deleted/Deleted row',
  component: DeletedRow,
  decorators: [(Story) => <ul className="@container">{Story()}</ul>],
  args: {
    thing: thing('post'),
    clock,
    isChosen: false,
    onChoose: fn(),
    isAsking: false,
    askHref: '#ask',
    keepHref: '#keep',
    eraseAction: '#erase',
    onRestore: fn(),
    onErase: fn(),
    onAsk: fn(),
  },
} satisfies Meta<typeof DeletedRow>

export default meta
type Story = StoryObj<typeof meta>

export const Post: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('comes back as a draft')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore: Why we stopped using icons in circles' }))
    await expect(args.onRestore).toHaveBeenCalledWith(args.thing)
  },
}

export const Chosen: Story = { args: { isChosen: true } }

export const Message: Story = { args: { thing: thing('message') } }

export const Application: Story = { args: { thing: thing('application') } }

export const Subscriber: Story = { args: { thing: thing('subscriber') } }

const issue: DeletedThing = { ...thing('post'), kind: 'issue', number: 9, title: '' }

/** Called by its number as long as nobody has named it. */
export const Issue: Story = { args: { thing: issue } }

/** Three days or fewer are left. */
export const NearlyGone: Story = { args: { thing: deletedThings[0] ?? thing('message') } }

export const Asking: Story = {
  args: { isAsking: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /^Keep it/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good' }))
    await expect(args.onErase).toHaveBeenCalledWith(args.thing)
  },
}

/** For whoever may only restore. */
export const WithoutDeleting: Story = { args: { askHref: undefined } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
