import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { deletedThings } from '#stories/fixtures/staff/deleted.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { DeletedList } from '#ui/blocks/staff/deleted/deleted-list.tsx'
import { keyOf } from '#ui/blocks/staff/deleted/deleted-thing.ts'

const meta = {
  title: 'Blocks/Staff/Deleted/Deleted list',
  component: DeletedList,
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  args: {
    things: deletedThings.slice(0, 4),
    clock,
    id: 'things',
    action: '#restore',
    eraseAction: '#erase',
    chosen: new Set(['post p1', 'message m1']),
    onChoose: fn(),
    askHrefFor: (thing) => `#${keyOf(thing)}`,
    keepHref: '#keep',
    onRestore: fn(),
    onErase: fn(),
  },
} satisfies Meta<typeof DeletedList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoChosen: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('r')
    await expect(args.onRestore).toHaveBeenCalledWith([deletedThings[0], deletedThings[3]])
  },
}

/** By keys: down to a row, and whether it goes now. Esc keeps it. */
export const AskedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('jj{Shift>}d{/Shift}')
    await expect(canvas.getByRole('group', { name: 'Delete “Librería del Puerto” now?' })).toBeVisible()
  },
}

/** As it is without scripts: the address asks. */
export const AskedByAddress: Story = {
  args: { asked: 'post p1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete for good' })).toHaveAttribute('formaction', '#erase')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
