import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EraseQuestion } from '#ui/blocks/staff/persons/erase-question.tsx'

const meta = {
  title: 'Blocks/Staff/Persons/Erase question',
  component: EraseQuestion,
  args: { id: 'r1', email: 'besa@example.org', action: '#erase', keepHref: '#keep', onErase: fn() },
} satisfies Meta<typeof EraseQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Leave it as it is' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Erase for good' }))
    await expect(args.onErase).toHaveBeenCalled()
  },
}

export const Working: Story = { args: { isBusy: true } }
