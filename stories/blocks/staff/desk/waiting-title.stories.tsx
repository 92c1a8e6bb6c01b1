import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WaitingTitle } from '#ui/blocks/staff/desk/waiting-title.tsx'

const meta = {
  title: 'Blocks/Staff/Desk/Waiting title',
  component: WaitingTitle,
  args: { count: 8 },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: 'The desk’s heading. **Do** write up to twelve in words. **Don’t** say zero: “Nothing waits.”',
      },
    },
  },
  decorators: [(Story) => <h1 className="display text-[3.5rem]">{Story()}</h1>],
} satisfies Meta<typeof WaitingTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Eight things wait.' })).toBeVisible()
  },
}

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One thing waits.' })).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing waits.' })).toBeVisible()
  },
}

export const Many: Story = {
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1,204 things wait.' })).toBeVisible()
  },
}
