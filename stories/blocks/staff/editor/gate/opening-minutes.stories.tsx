import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gateClock } from '#stories/fixtures/staff/gate.ts'
import { OpeningMinutes } from '#ui/blocks/staff/editor/gate/opening-minutes.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Opening minutes',
  component: OpeningMinutes,
  args: { pages: 3, told: 214, isLater: false, from: undefined, until: undefined, clock: gateClock },
  parameters: {
    docs: { description: { component: 'What will happen, by the minute, before anybody presses anything.' } },
  },
} satisfies Meta<typeof OpeningMinutes>

export default meta
type Story = StoryObj<typeof meta>

export const Now: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/A notice to 214 browsers/)).toBeVisible(),
}

export const Later: Story = {
  args: { isLater: true, from: Date.UTC(2026, 10, 12, 8), until: Date.UTC(2026, 11, 24, 17) },
  play: ({ canvas }) => expect(canvas.getByText('Thursday 24 December, 18:00')).toBeVisible(),
}

export const NobodyIsTold: Story = { args: { pages: 1, told: 0 } }

export const Nothing: Story = { args: { pages: 0 } }

/** Later, and nobody has said when. */
export const NoTimeYet: Story = {
  args: { isLater: true },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'What will happen then' })).toBeVisible(),
}
