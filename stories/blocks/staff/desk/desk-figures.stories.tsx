import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { figures } from '#stories/fixtures/staff/desk.ts'
import { DeskFigures } from '#ui/blocks/staff/desk/desk-figures.tsx'

const meta = {
  title: 'Blocks/Staff/Desk/Desk figures',
  component: DeskFigures,
  args: figures,
  parameters: {
    docs: { description: { component: 'Five figures of seven days. **Do** say “Unknown” where nothing is known.' } },
  },
} satisfies Meta<typeof DeskFigures>

export default meta
type Story = StoryObj<typeof meta>

export const FiveFigures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 h 20')).toBeVisible()
    await expect(canvas.getByText('+28%')).toBeVisible()
  },
}

export const FirstDay: Story = {
  args: { visits: null, reads: null, newsletter: null, answer: null, paint: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(5)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
