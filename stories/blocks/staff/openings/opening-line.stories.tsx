import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { developer } from '#stories/fixtures/staff/openings.ts'
import { OpeningLine } from '#ui/blocks/staff/openings/opening-line.tsx'

const meta = {
  title: 'Blocks/Staff/Openings/Opening line',
  component: OpeningLine,
  args: { opening: developer, clock, href: '#o1', action: '#done', onDelete: fn() },
  parameters: {
    docs: { description: { component: 'The whole line leads to the opening. **Do** say until when it is open.' } },
  },
  decorators: [(Story) => <ul className="@container">{Story()}</ul>],
} satisfies Meta<typeof OpeningLine>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Frontend developer' })).toHaveAttribute('href', '#o1')
    await expect(canvas.getByRole('img', { name: 'English, Deutsch' })).toBeVisible()
  },
}

export const LastDay: Story = {
  args: { opening: { ...developer, closesOn: '2026-11-09' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('open until tonight')).toBeVisible()
  },
}

export const Closed: Story = { args: { opening: { ...developer, isOpen: false, state: 'closed' } } }
