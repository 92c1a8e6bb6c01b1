import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { uses } from '#stories/fixtures/staff/pictures.ts'
import { PictureUses } from '#ui/blocks/staff/pictures/picture-uses.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture uses',
  component: PictureUses,
  args: { uses },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'The posts that show a picture, with a link to those that readers can open.' } },
  },
} satisfies Meta<typeof PictureUses>

export default meta
type Story = StoryObj<typeof meta>

export const InPosts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Italiano, not live')).toBeVisible()
  },
}

export const Nowhere: Story = { args: { uses: [] } }
