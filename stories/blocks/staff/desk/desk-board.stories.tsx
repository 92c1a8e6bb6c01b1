import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock, figures, house, liveItems, waitingThings } from '#stories/fixtures/staff/desk.ts'
import { DeskBoard } from '#ui/blocks/staff/desk/desk-board.tsx'

const calendar = { items: liveItems, chosen: '2026-11-12', hrefFor: (day: string) => `#${day}` }

const meta = {
  title: 'Blocks/Staff/Desk/Desk board',
  component: DeskBoard,
  args: { clock, waiting: { things: waitingThings }, calendar, house, figures },
  parameters: {
    docs: {
      description: { component: 'Everything on the desk. **Do** keep the order on phones: what waits comes first.' },
    },
  },
} satisfies Meta<typeof DeskBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The house' })).toBeVisible()
  },
}

/** Neither the house nor the figures are theirs. */
export const Moderator: Story = {
  args: { house: undefined, figures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'The house' })).toBeNull()
  },
}

export const NothingWaits: Story = { args: { waiting: { things: [] } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tiny: Story = { globals: { viewport: { value: 'tiny' } } }
