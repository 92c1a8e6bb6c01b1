import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TechnologyStack } from '#ui/blocks/portfolio/technology-stack.tsx'

const meta = {
  title: 'Blocks/Portfolio/Technology stack',
  component: TechnologyStack,
  parameters: {
    docs: { description: { component: 'Do list what is really used.\n\nDon’t add logos: names are easier to read.' } },
  },
} satisfies Meta<typeof TechnologyStack>

export default meta
type Story = StoryObj<typeof meta>

export const SixGroups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  },
}
