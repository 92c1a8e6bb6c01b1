import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { at, clock, lateThings, waitingThings } from '#stories/fixtures/staff/desk.ts'
import { WaitList } from '#ui/blocks/staff/desk/wait-list.tsx'
import { CharacterKeys } from '#ui/blocks/staff/frame/use-shortcuts.ts'

const meta = {
  title: 'Blocks/Staff/Desk/Wait list',
  component: WaitList,
  args: { things: waitingThings, clock },
  parameters: {
    docs: {
      description: {
        component:
          'What waits, the soonest first. **Do** make the whole row lead there. **Don’t** sort by kind: the promise decides.',
      },
    },
  },
} satisfies Meta<typeof WaitList>

export default meta
type Story = StoryObj<typeof meta>

export const EightThings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByText('3 h 12 min left of 24')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Two messages in quarantine' })).toBeVisible()
  },
}

export const ByKeys: Story = {
  args: { onTomorrow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: 'Tischlerei am Fluss' }).focus()
    await userEvent.keyboard('jjkz')
    await expect(canvas.getByRole('link', { name: 'Librería del Puerto' })).toHaveFocus()
    await expect(args.onTomorrow).toHaveBeenCalledWith('m2')
  },
}

export const LettersOff: Story = {
  args: { onTomorrow: fn() },
  decorators: [(Story) => <CharacterKeys value={false}>{Story()}</CharacterKeys>],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: 'Tischlerei am Fluss' }).focus()
    await userEvent.keyboard('jz')
    await expect(canvas.getByRole('link', { name: 'Tischlerei am Fluss' })).toHaveFocus()
    await expect(canvas.queryByText('move')).toBeNull()
    await expect(args.onTomorrow).not.toHaveBeenCalled()
  },
}

export const LateAndSoonGone: Story = {
  args: { things: lateThings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 h 14 min late')).toBeVisible()
  },
}

export const NothingWaits: Story = {
  args: { things: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/All messages are answered/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { things: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking at what waits')
  },
}

export const Offline: Story = {
  args: { asOf: at('2026-11-09', '08:50') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('As of 08:50.')
  },
}

export const Failed: Story = {
  args: { things: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
