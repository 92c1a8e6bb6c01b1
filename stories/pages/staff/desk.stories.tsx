import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeskPage } from '#site/pages/staff/desk-page.tsx'
import { clock, figures, liveItems, waitingThings } from '#stories/fixtures/staff/desk.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Desk',
  component: DeskPage,
  decorators: [(Story) => <InTheHouse current="desk">{Story()}</InTheHouse>],
  args: {
    clock,
    count: waitingThings.length,
    waiting: { things: waitingThings },
    calendar: { items: liveItems, chosen: '2026-11-12', hrefFor: (day: string) => `#${day}` },
    figures,
  },
} satisfies Meta<typeof DeskPage>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/things wait/)
  },
}

export const NothingWaits: Story = {
  args: { count: 0, waiting: { things: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nothing waits.' })).toBeVisible()
  },
}
