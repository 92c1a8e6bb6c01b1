import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clashes } from '#stories/fixtures/staff/editor.ts'
import { ClashPair } from '#ui/blocks/staff/editor/conflict/clash-pair.tsx'

const [clash = { id: '', part: 'body' as const, mine: '', theirs: '' }] = clashes

const meta = {
  title: 'Blocks/Staff/Editor/Conflict/Clash pair',
  component: ClashPair,
  args: { clash, language: 'en', choice: undefined, onChoose: fn() },
  parameters: { docs: { description: { component: 'A place that both have changed.' } } },
} satisfies Meta<typeof ClashPair>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Keep both/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('both')
  },
}

export const Mine: Story = { args: { choice: 'mine' } }

export const TakenAway: Story = { args: { clash: { ...clash, theirs: '' }, choice: 'theirs' } }
