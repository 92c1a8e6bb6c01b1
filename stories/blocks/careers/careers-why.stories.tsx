import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CareersWhy } from '#ui/blocks/careers/careers-why.tsx'

const meta = {
  title: 'Blocks/Careers/Careers why',
  component: CareersWhy,
  parameters: {
    docs: { description: { component: 'Do name what is particular to the place.\n\nDon’t list fruit baskets.' } },
  },
} satisfies Meta<typeof CareersWhy>

export default meta
type Story = StoryObj<typeof meta>

export const FourReasons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  },
}
