import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { DaysToAnswer } from '#ui/blocks/staff/persons/days-to-answer.tsx'

const meta = {
  title: 'Blocks/Staff/Persons/Days to answer',
  component: DaysToAnswer,
  args: { dueAt: at('2026-12-06'), clock },
} satisfies Meta<typeof DaysToAnswer>

export default meta
type Story = StoryObj<typeof meta>

export const Waits: Story = {}

export const Asks: Story = { args: { dueAt: at('2026-11-13') } }

export const Late: Story = {
  args: { dueAt: at('2026-11-07') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('late since 7 November')).toBeVisible()
  },
}
