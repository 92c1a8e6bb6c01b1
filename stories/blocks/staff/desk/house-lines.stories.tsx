import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock, house } from '#stories/fixtures/staff/desk.ts'
import { HouseLines } from '#ui/blocks/staff/desk/house-lines.tsx'

const meta = {
  title: 'Blocks/Staff/Desk/House lines',
  component: HouseLines,
  args: { ...house, clock },
  parameters: {
    docs: {
      description: {
        component: 'What the house did by itself. **Do** keep it to three lines: the rest is under Health.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof HouseLines>

export default meta
type Story = StoryObj<typeof meta>

export const AllWell: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('today 03:00, 48 MB, restored as a test')).toBeVisible()
    await expect(canvas.getByText('1,318 visits, 2 messages')).toBeVisible()
  },
}

export const FirstDay: Story = {
  args: { backup: undefined, outbox: { waiting: 0 }, deleted: { visits: 0, messages: 0, applications: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('none yet')).toBeVisible()
  },
}

export const DoesNotAnswer: Story = {
  args: { isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The house does not answer.')
  },
}
