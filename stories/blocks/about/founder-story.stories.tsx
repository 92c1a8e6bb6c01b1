import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FounderStory } from '#ui/blocks/about/founder-story.tsx'

const meta = {
  title: 'Blocks/About/Founder story',
  component: FounderStory,
  parameters: {
    docs: {
      description: {
        component: 'Do mark invented people as samples.\n\nDon’t crop the portrait above the chin.',
      },
    },
  },
} satisfies Meta<typeof FounderStory>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Founder story' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
