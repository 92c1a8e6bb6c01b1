import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sending, sent } from '#stories/fixtures/staff/sending.ts'
import { HowItGoes } from '#ui/blocks/staff/issues/watch/how-it-goes.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/How it goes',
  component: HowItGoes,
  args: { sending },
} satisfies Meta<typeof HowItGoes>

export default meta
type Story = StoryObj<typeof meta>

export const OneCameBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Came back for good')).toHaveTextContent('Came back for good')
    await expect(canvas.queryByText('Given up after days')).toBeNull()
  },
}

export const EverythingHappened: Story = {
  args: { sending: sent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known whether it arrived')).toBeVisible()
  },
}
