import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TheirValue } from '#ui/blocks/staff/openings/their-value.tsx'

const meta = {
  title: 'Blocks/Staff/Openings/Their value',
  component: TheirValue,
  args: { by: 'Mira Muster', label: 'Title, English', children: 'Frontend developer, Tirana', onTake: fn() },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'What a colleague saved, below one’s own. **Don’t** put it there by itself.' } },
  },
} satisfies Meta<typeof TheirValue>

export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take this: Title, English' }))
    await expect(args.onTake).toHaveBeenCalled()
  },
}

export const Emptied: Story = {
  args: { children: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nothing')).toBeVisible()
  },
}
