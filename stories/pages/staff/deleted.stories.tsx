import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeletedPage } from '#site/pages/staff/deleted-page.tsx'
import { deletedCounts, deletedThings } from '#stories/fixtures/staff/deleted.ts'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { keyOf } from '#ui/blocks/staff/deleted/deleted-thing.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Recently deleted',
  component: DeletedPage,
  decorators: [(Story) => <InTheHouse current="deleted">{Story()}</InTheHouse>],
  args: {
    clock,
    things: deletedThings,
    filter: {
      shown: { sort: 'soonest' },
      counts: deletedCounts,
      action: '#deleted',
      hrefFor: ({ kind }) => `#${kind ?? 'all'}`,
      onShow: fn(),
    },
    next: { kind: 'message', name: 'Top Rankings Team', goneAt: at('2026-11-10', '09:30') },
    page: 1,
    pages: 1,
    hrefForPage: (page) => `#page-${page}`,
    clearHref: '#all',
    action: '#restore',
    eraseAction: '#erase',
    askHrefFor: (thing) => `#${keyOf(thing)}`,
    keepHref: '#keep',
    onRestore: fn(),
    onErase: fn(),
  },
} satisfies Meta<typeof DeletedPage>

export default meta
type Story = StoryObj<typeof meta>

export const Seven: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose “Ten rules for a good footer”' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose “Why we stopped using icons in circles”' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

export const Asking: Story = { args: { asked: 'message m2' } }

export const SomebodyWasFaster: Story = {
  args: {
    outcome: {
      deed: 'restore',
      done: 1,
      refused: [{ kind: 'message', id: 'm9', why: 'restored', name: 'Forno Aurora', by: 'Mira Muster' }],
    },
  },
}

export const Nothing: Story = {
  args: { things: [], filter: { ...meta.args.filter, counts: { post: 0, message: 0, application: 0, subscriber: 0 } } },
}

export const NoneOfThisKind: Story = {
  args: { things: [], filter: { ...meta.args.filter, shown: { kind: 'post', sort: 'soonest' } } },
}

export const Offline: Story = { args: { offlineSince: at('2026-11-09', '09:12') } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
