import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { gone } from '#stories/fixtures/staff/people.ts'
import { GoneList } from '#ui/blocks/staff/people/gone-list.tsx'

const meta = {
  title: 'Blocks/Staff/People/Gone list',
  component: GoneList,
  args: { people: gone, clock, action: '#done', onActivate: fn() },
  parameters: {
    docs: { description: { component: 'Who worked here. **Don’t** delete: what they wrote keeps its name.' } },
  },
} satisfies Meta<typeof GoneList>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back: Elira' }))
    await expect(args.onActivate).toHaveBeenCalledWith('g1')
  },
}

export const Nobody: Story = { args: { people: [] } }
