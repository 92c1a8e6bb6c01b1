import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CareersLink } from '#ui/blocks/about/careers-link.tsx'

const meta = {
  title: 'Blocks/About/Careers link',
  component: CareersLink,
} satisfies Meta<typeof CareersLink>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Work with us/ })).toHaveAttribute('href', '/careers')
  },
}
